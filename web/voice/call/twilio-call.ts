import { Device } from "@twilio/voice-sdk";
import type { ConnectCall } from "./phone-call.ts";

/** A call by Twilio's Voice SDK. The room is found by the identity in the token, so nothing else is said. */
export const connectTwilioCall: ConnectCall = async (accessToken, { onJoined, onEnd }) => {
  const device = new Device(accessToken, { closeProtection: true });
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    device.destroy();
    onEnd();
  };
  device.on("error", end);
  const call = await device.connect();
  call.on("accept", onJoined);
  for (const ending of ["disconnect", "cancel", "reject", "error"]) call.on(ending, end);
  return {
    mute: (isMuted) => call.mute(isMuted),
    hangUp: () => call.disconnect(),
  };
};
