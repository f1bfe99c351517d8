import { speakAloud } from "../../voice/session/espeak.ts";
import type { Heard } from "../network/call.ts";
import type { Settings } from "../settings.ts";
import { sampleRateHz } from "./frames.ts";
import { readWav, resample, toSamples } from "./wav.ts";

/** The samples of what somebody hears. Undefined for silence, for other people's voices, and if a sound is unavailable. */
export type FindSound = (heard: Heard) => Promise<Int16Array | undefined>;

/** 300 Hz: stands for speech. 440 Hz for 200 ms: a beep. */
const tones = { word: 300, beep: 440 } as const;
const beepMs = 200;
/** An eighth of full loudness. */
const amplitude = 4_096;

/** 5 s: a service on the same computer answers much sooner. */
const patienceMs = 5_000;

/** The rate to which `speakAloud` converts espeak-ng's sound. */
const speechHz = 24_000;

export const createSounds =
  (settings: () => Settings): FindSound =>
  async (heard) => {
    switch (heard.kind) {
      case "say":
        return speak(heard.text, settings());
      case "play":
        return loadSound(heard.url);
      case "beep":
        return tone(tones.beep, beepMs);
      case "silence":
      case "conversation":
        return undefined;
    }
  };

async function speak(text: string, { speech, characterMs }: Settings): Promise<Int16Array> {
  const spoken = speech === "espeak" ? await speakAloud(text, "en") : undefined;
  return spoken === undefined ? tone(tones.word, text.length * characterMs) : resample(toSamples(spoken), speechHz);
}

const loadSound = async (url: string): Promise<Int16Array | undefined> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    return response.ok ? readWav(Buffer.from(await response.arrayBuffer())) : undefined;
  } catch {
    return undefined; // the server is down, which must not affect the call
  }
};

const tone = (hertz: number, durationMs: number): Int16Array =>
  Int16Array.from({ length: Math.round((durationMs * sampleRateHz) / 1_000) }, (_, index) =>
    Math.round(amplitude * Math.sin((2 * Math.PI * hertz * index) / sampleRateHz)),
  );
