/** Finds out from the loudness of what a microphone sends when somebody begins and ceases to speak. */

export interface VoiceActivity {
  readonly speaking: boolean;
  /** Silence since the last sound, while speaking. */
  readonly quietMs: number;
  /** Length of what was said so far. */
  readonly spokenMs: number;
}

export const silence: VoiceActivity = { speaking: false, quietMs: 0, spokenMs: 0 };

interface Sensitivity {
  readonly voiceLevel: number;
  /** So much silence ends what somebody says. */
  readonly endMs: number;
}

export interface Sound {
  readonly level: number;
  readonly audioMs: number;
}

/** The next state. It speaks no more when enough silence has followed. */
export function hearSound(before: VoiceActivity, { level, audioMs }: Sound, { voiceLevel, endMs }: Sensitivity): VoiceActivity {
  if (level >= voiceLevel) return { speaking: true, quietMs: 0, spokenMs: before.spokenMs + audioMs };
  if (!before.speaking) return silence;
  const quietMs = before.quietMs + audioMs;
  return { speaking: quietMs < endMs, quietMs, spokenMs: before.spokenMs + audioMs };
}

/** What the client sends when it does not say at which rate. */
const usualRate = 16_000;

/** Length and loudness of 16-bit little-endian mono PCM. Undefined when it is not that. */
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
