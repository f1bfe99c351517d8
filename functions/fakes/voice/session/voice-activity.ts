/** Detects the beginning and end of speech from the loudness of the microphone. */

export interface VoiceActivity {
  readonly speaking: boolean;
  /** Silence since the last sound, while speaking. */
  readonly quietMs: number;
  /** Length of the utterance so far. */
  readonly spokenMs: number;
}

export const silence: VoiceActivity = { speaking: false, quietMs: 0, spokenMs: 0 };

interface Sensitivity {
  readonly voiceLevel: number;
  /** Silence of this length ends an utterance. */
  readonly endMs: number;
}

export interface Sound {
  readonly level: number;
  readonly audioMs: number;
}

/** The next state. Enough silence ends the utterance. */
export function hearSound(before: VoiceActivity, { level, audioMs }: Sound, { voiceLevel, endMs }: Sensitivity): VoiceActivity {
  if (level >= voiceLevel) return { speaking: true, quietMs: 0, spokenMs: before.spokenMs + audioMs };
  if (!before.speaking) return silence;
  const quietMs = before.quietMs + audioMs;
  return { speaking: quietMs < endMs, quietMs, spokenMs: before.spokenMs + audioMs };
}

/** The rate if the client does not state one. */
const usualRate = 16_000;

/** Length and loudness of 16-bit little-endian mono PCM. Undefined for anything else. */
export function readSound(data: string, mimeType: string): Sound | undefined {
  const [type, ...parameters] = mimeType.split(";").map((part) => part.trim().toLowerCase());
  if (type !== "audio/pcm") return undefined;
  const rate = Number(parameters.find((parameter) => parameter.startsWith("rate="))?.slice("rate=".length) ?? usualRate);
  const bytes = Buffer.from(data, "base64");
  const samples = Math.floor(bytes.length / 2);
  if (!(rate > 0)) return undefined;
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) sum += bytes.readInt16LE(sample * 2) ** 2;
  return { level: samples === 0 ? 0 : Math.sqrt(sum / samples), audioMs: (samples * 1000) / rate };
}
