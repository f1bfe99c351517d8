import "../common.ts";
import { Device } from "@twilio/voice-sdk";
import { stringAt } from "../../shared/decode.ts";
import { attempt } from "../conversation/attempt.ts";
import type { ConnectCall } from "./phone-call.ts";

/** The SDK would load fifteen sounds from Twilio for every call, to play a beep at its beginning and one at its end. */
class NoSound {
  async play(): Promise<void> {
    // Nothing is played.
  }
  stop(): void {
    // Nothing is being played.
  }
  setSinkIds(): void {
    // Nor where.
  }
}

const options = {
  closeProtection: true,
  logLevel: "silent",
  /** 15 s: so long a call outlives a broken connection with Twilio. Without it, it would end at once. */
  maxCallSignalingTimeoutMs: 15_000,
  /** 1 h before a token expires, the SDK says so. Ours live for minutes and are never renewed: no timer is left of that. */
  tokenRefreshMs: 3_600_000,

  // Not among the documented options of the SDK. That they do what they should is tested with every version.
  Sound: NoSound,
  /** Measurements of the visitor's network and devices are nobody's business. */
  publishEvents: false,
} as const;

/** AccessTokenInvalid, AccessTokenExpired: nothing will work with this token any more. */
const tokenErrors: readonly number[] = [20_101, 20_104];

/** A call by Twilio's Voice SDK. The room is found by the identity in the token, so nothing else is said. */
export const connectTwilioCall: ConnectCall = async (accessToken, { signal, onJoined, onCompany, onEnd }) => {
  signal.throwIfAborted();
  const device = new Device(accessToken, options);
  let refuse: (reason: Error) => void = () => undefined;
  const over = new Promise<never>((_resolve, reject) => (refuse = reject));
  let [isJoined, isOver] = [false, false];
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    refuse(new Error("The call is over."));
    attempt(() => device.destroy());
    attempt(closeAudio);
    onEnd();
  };
  signal.addEventListener("abort", end);
  // In a call the SDK reconnects by itself. Before it there is nothing worth waiting for.
  device.on("error", ({ code }: { readonly code: number }) => {
    if (!isJoined || tokenErrors.includes(code)) end();
  });
  const call = await Promise.race([device.connect(), over]);
  call.on("accept", () => {
    isJoined = true;
    onJoined();
  });
  // As Lectern has sent it: `announceManager` of its telephony.
  call.on("messageReceived", ({ content }: { readonly content: unknown }) => {
    if (stringAt(content, "state") === "connected") onCompany();
  });
  for (const ending of ["disconnect", "cancel", "reject"]) call.on(ending, end);
  return { mute: (isMuted) => call.mute(isMuted) };
};

/** The SDK makes one context for all its calls, and never closes it. Without one it makes another. */
const closeAudio = async (): Promise<void> => {
  const { audioContext } = Device;
  Reflect.deleteProperty(Device, "_audioContext");
  await audioContext?.close();
};
