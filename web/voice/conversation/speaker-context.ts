import { outputRateHz } from "../../client/src/voice/rates.ts";

/** Made in the very gesture that starts the conversation: later, browsers refuse. Undefined where there is none to be had. */
export const openSpeakerContext = (): AudioContext | undefined => {
  try {
    return new AudioContext({ sampleRate: outputRateHz, latencyHint: "interactive" });
  } catch {
    return undefined; // too many of them, no device, switched off
  }
};
