import "../chunks/shared-modules.ts";
import { Device } from "@twilio/voice-sdk";
import { stringAt } from "../../shared/decode.ts";
import { attempt } from "../../shared/attempt.ts";
import type { ConnectCall } from "./phone-call.ts";

/** For every call the SDK would load fifteen sounds from Twilio, to play a beep at its beginning and one at its end. */
class NoSound {
  async play(): Promise<void> {
    // plays nothing
  }
  stop(): void {
    // nothing is playing
  }
  setSinkIds(): void {
    // there is no output
  }
}

const options = {
  closeProtection: true,
  logLevel: "silent",
  /** 15 s: how long a call survives a broken connection to Twilio. By default it would end at once. */
  maxCallSignalingTimeoutMs: 15_000,
  /** The SDK announces that a token expires 1 h before. Ours live for minutes and are never renewed, so no such timer is set. */
  tokenRefreshMs: 3_600_000,

  // Undocumented options of the SDK. Tests check with every version that they work.
  Sound: NoSound,
  /** Measurements of the visitor's network and devices are not sent to Twilio. */
  publishEvents: false,
} as const;

/** AccessTokenInvalid, AccessTokenExpired: the token is useless from now on. */
const tokenErrors: readonly number[] = [20_101, 20_104];

/** A call with Twilio's Voice SDK. The identity in the token selects the room, so there are no parameters. */
export const connectTwilioCall: ConnectCall = async (accessToken, { signal, share, onJoined, onCompany, onEnd }) => {
  signal.throwIfAborted();
  const getUserMedia: MediaDevices["getUserMedia"] = async (constraints) =>
    (await share()) ?? navigator.mediaDevices.getUserMedia(constraints);
  // Undocumented, too. Asked again when a device comes or goes.
  const device = new Device(accessToken, { ...options, ...{ getUserMedia } });
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
  // During a call the SDK reconnects by itself. Before it, waiting is not worthwhile.
  device.on("error", ({ code }: { readonly code: number }) => {
    if (!isJoined || tokenErrors.includes(code)) end();
  });
  const call = await Promise.race([device.connect(), over]);
  call.on("accept", () => {
    isJoined = true;
    onJoined();
  });
  // As sent by Lectern: `announceManager` of its telephony.
  call.on("messageReceived", ({ content }: { readonly content: unknown }) => {
    if (stringAt(content, "state") === "connected") onCompany();
  });
  for (const ending of ["disconnect", "cancel", "reject"]) call.on(ending, end);
  return { mute: (isMuted) => call.mute(isMuted) };
};

/** The SDK creates one context for all its calls, and never closes it. Without one it creates another. */
const closeAudio = async (): Promise<void> => {
  const { audioContext } = Device;
  Reflect.deleteProperty(Device, "_audioContext");
  await audioContext?.close();
};
