import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { Resampler } from "../../../web/voice/audio/resampler.ts";
import { inputRateHz, outputRateHz } from "../../../web/client/src/voice/index.ts";
import { speakAloud } from "../../fakes/voice/session/espeak.ts";
import { SetupError } from "../../local/stack/setup-error.ts";
import { rehearsalLimits } from "./limits.ts";
import type { Scenario, Step } from "./scenario.ts";

/** 100 ms of 16-bit samples; microphones send shorter pieces. */
export const frameMs = 100;
const frameBytes = (inputRateHz / 1_000) * frameMs * 2;
/** 1.5 s of silence: the voice service then takes the utterance as complete. */
const silenceMs = 1_500;

/** The sound of a sentence as from a microphone, with the silence after it, in base64. */
export const speak = async (text: string, { wav, language }: { readonly wav: string | undefined; readonly language: string }) => {
  const sound = wav === undefined ? await synthesise(text, language) : readWav(await readRecording(wav), wav);
  const frames = Math.ceil(sound.length / frameBytes) + silenceMs / frameMs;
  const all = Buffer.concat([sound], frames * frameBytes);
  return Array.from({ length: frames }, (_, index) => all.toString("base64", index * frameBytes, (index + 1) * frameBytes));
};

const synthesise = async (text: string, language: string): Promise<Buffer> => {
  const sound = await speakAloud(text, language);
  if (sound !== undefined) return toInputRate(sound, outputRateHz);
  throw new SetupError(
    `“${text}” cannot be spoken in ${language}. Sentences without a recording ("wav") are spoken by espeak-ng, which is not installed here or has no such voice: ` +
      "apt-get install espeak-ng, or brew install espeak-ng. Or rehearse without --sound.",
  );
};

/** Tries speech for the first sentence without a recording in each language, before any conversation begins. @throws SetupError */
export const requireSpeech = async (scenarios: readonly Scenario[]): Promise<void> => {
  const unrecorded = scenarios.flatMap(({ visitor, talk = [] }) =>
    [{ says: visitor.goal }, ...talk.filter(({ wav }) => wav === undefined)].flatMap(
      ({ says, interrupts, language = visitor.language }: Partial<Step>) => {
        const text = says ?? interrupts;
        return text === undefined ? [] : [[language, text] as const];
      },
    ),
  );
  for (const [language, text] of new Map(unrecorded.toReversed())) await synthesise(text, language);
};

/**
 * The path of a recording in the scenario's folder, wherever links lead: a scenario may come from a stranger, and what it names is sent to the
 * voice service.
 *
 * @throws SetupError
 */
export const findRecording = async (folder: string, wav: string): Promise<string> => {
  const found = await Promise.all([realpath(folder), realpath(join(folder, wav))]).catch(() => undefined);
  if (found === undefined) throw new SetupError(`The recording ${wav} cannot be read.`);
  const [inside, path] = found;
  if (!path.startsWith(inside + sep)) throw new SetupError(`The recording ${wav} is not in the folder of its scenario.`);
  const file = await stat(path);
  if (file.isFile() && file.size <= rehearsalLimits.recordingBytes) return path;
  throw new SetupError(`The recording ${wav} is no file of at most ${rehearsalLimits.recordingBytes / 1024 ** 2} MiB.`);
};

const readRecording = async (path: string): Promise<Buffer> =>
  readFile(path).catch(() => {
    throw new SetupError(`The recording ${path} cannot be read.`);
  });

/** The samples of a recording: 16-bit PCM, one channel, of any rate. http://soundfile.sapp.org/doc/WaveFormat/ */
export const readWav = (file: Buffer, path: string): Buffer => {
  const chunks = new Map<string, Buffer>();
  for (let at = 12; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    chunks.set(file.toString("latin1", at, at + 4), file.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  const [format, data] = [chunks.get("fmt "), chunks.get("data")];
  const isReadable = format !== undefined && format.length >= 16 && [0, 2, 14].map((at) => format.readUInt16LE(at)).join() === "1,1,16";
  if (!isReadable || data === undefined) throw new SetupError(`${path} is no WAV file of 16-bit PCM in one channel.`);
  return toInputRate(data, format.readUInt32LE(4));
};

const toInputRate = (sound: Buffer, rateHz: number): Buffer => {
  if (rateHz === inputRateHz) return sound;
  const resampler = new Resampler({ fromHz: rateHz, toHz: inputRateHz });
  const input = Float32Array.from({ length: Math.floor(sound.length / 2) }, (_, index) => sound.readInt16LE(index * 2) / 32_768);
  const output = new Float32Array(resampler.mostOutput(input.length));
  const length = resampler.process(input, output);
  const bytes = Buffer.alloc(length * 2);
  for (const [index, sample] of output.subarray(0, length).entries())
    bytes.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))), index * 2);
  return bytes;
};
