import { outputRateHz } from "@lectern/client/voice";

/** Made in the very gesture that starts the conversation: later, browsers refuse. */
export const openSpeakerContext = (): AudioContext => new AudioContext({ sampleRate: outputRateHz, latencyHint: "interactive" });
