import { outputRateHz } from "../../client/src/voice/rates.ts";

/** Made in the very gesture that starts the conversation: later, browsers refuse. */
export const openSpeakerContext = (): AudioContext => new AudioContext({ sampleRate: outputRateHz, latencyHint: "interactive" });
