import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The rate of the Live API: 16 bit, mono. */
const outputHz = 24_000;
/** espeak-ng's usual header; its rate is read from it. */
const headerBytes = 44;
const rateOffset = 24;

/**
 * The sentence as speech by espeak-ng: PCM, 16 bit, mono, 24 kHz. Undefined if it is not installed or has no voice for the language; the
 * agent then speaks in tones.
 */
export async function speakAloud(text: string, language: string): Promise<Buffer | undefined> {
  try {
    // The sentence comes from pages and visitors: after "--" it cannot be taken for an option.
    const asked = ["--stdout", "-s", "165", "-v", voiceFor(text, language), "--", text];
    const { stdout } = await run("espeak-ng", asked, { encoding: "buffer", maxBuffer: 32 * 1024 * 1024 });
    return stdout.length <= headerBytes ? undefined : atOutputRate(stdout.subarray(headerBytes), stdout.readUInt32LE(rateOffset));
  } catch {
    return undefined; // not installed, or no such voice
  }
}

/** Scripts that voices of other languages would only spell: letters, name in locales, and a language written in them. */
const scripts: readonly (readonly [letters: RegExp, name: string, language: string])[] = [
  [/\p{Script=Hebrew}{2}/u, "Hebr", "he"],
  [/\p{Script=Arabic}{2}/u, "Arab", "ar"],
  [/\p{Script=Cyrillic}{2}/u, "Cyrl", "ru"],
  [/\p{Script=Greek}{2}/u, "Grek", "el"],
];

const voiceFor = (text: string, tag: string): string => {
  const { language, script } = new Intl.Locale(tag).maximize();
  return scripts.find(([letters, name]) => name !== script && letters.test(text))?.[2] ?? language;
};

/** Linear interpolation suffices for a synthetic voice. */
function atOutputRate(sound: Buffer, rateHz: number): Buffer {
  const last = Math.floor(sound.length / 2) - 1;
  const length = Math.floor(((last + 1) * outputHz) / rateHz);
  const output = Buffer.alloc(length * 2);
  for (let index = 0; index < length; index++) {
    const place = Math.min((index * rateHz) / outputHz, last);
    const before = Math.floor(place);
    const after = Math.min(before + 1, last);
    const share = place - before;
    output.writeInt16LE(Math.round(sound.readInt16LE(before * 2) * (1 - share) + sound.readInt16LE(after * 2) * share), index * 2);
  }
  return output;
}
