import { sampleRateHz } from "./frames.ts";

/** `wFormatTag` of a WAV file: https://www.rfc-editor.org/rfc/rfc2361 */
const formats = { pcm: 1, pcmu: 7 } as const;

interface Chunk {
  readonly id: string;
  readonly data: Buffer;
}

/** The first channel of a WAV file, at a phone's sample rate. Undefined unless it is 16-bit PCM or µ-law. */
export function readWav(file: Buffer): Int16Array | undefined {
  const chunks = file.toString("latin1", 0, 4) === "RIFF" ? chunksOf(file) : [];
  const format = chunks.find(({ id }) => id === "fmt ")?.data;
  const data = chunks.find(({ id }) => id === "data")?.data;
  if (format === undefined || format.length < 16 || data === undefined) return undefined;
  const [tag, channels, rateHz, bits] = [format.readUInt16LE(0), format.readUInt16LE(2), format.readUInt32LE(4), format.readUInt16LE(14)];
  if (channels === 0 || rateHz === 0) return undefined;
  const samples = tag === formats.pcm && bits === 16 ? toSamples(data) : tag === formats.pcmu ? decodePcmu(data) : undefined;
  return (
    samples &&
    resample(
      samples.filter((_, index) => index % channels === 0),
      rateHz,
    )
  );
}

function chunksOf(file: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    chunks.push({ id: file.toString("latin1", at, at + 4), data: file.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** 16 bit, little-endian. */
export const toSamples = (bytes: Buffer): Int16Array =>
  Int16Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) => bytes.readInt16LE(index * 2));

/** Takes the samples nearest in time: enough for sounds made for phones. */
export const resample = (samples: Int16Array, rateHz: number): Int16Array =>
  rateHz === sampleRateHz
    ? samples
    : Int16Array.from(
        { length: Math.floor((samples.length * sampleRateHz) / rateHz) },
        (_, index) => samples[Math.floor((index * rateHz) / sampleRateHz)] ?? 0,
      );

/** µ-law of ITU-T G.711, the codec of phones: 8000 samples per second, one byte each. */

const bias = 132;
/** The loudest value that the code can represent. */
const clip = 32_635;

export const encodePcmu = (samples: Int16Array): Buffer => Buffer.from(Uint8Array.from(samples, encodeSample));

export const decodePcmu = (bytes: Uint8Array): Int16Array => Int16Array.from(bytes, decodeSample);

function encodeSample(sample: number): number {
  const magnitude = Math.min(Math.abs(sample), clip) + bias;
  // The position of the highest bit, counted from the eighth.
  const exponent = 24 - Math.clz32(magnitude);
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) & 0xff;
}

function decodeSample(byte: number): number {
  const code = ~byte & 0xff;
  const magnitude = ((((code & 0x0f) << 3) + bias) << ((code >> 4) & 7)) - bias;
  return (code & 0x80) === 0 ? magnitude : -magnitude;
}
