import { outputRateHz } from "../../client/src/voice/rates.ts";

/** Must be called in the gesture that starts the conversation: later, browsers refuse. Undefined if none is available. */
export const openSpeakerContext = (): AudioContext | undefined => {
  try {
    return new AudioContext({ sampleRate: outputRateHz, latencyHint: "interactive" });
  } catch {
    return undefined; // too many contexts, no device, or disabled
  }
};
