/** The agent's speech on the wire: a tone that is as long as a person would speak, in small chunks, and its transcript. */

/** The service sends 16-bit little-endian mono PCM at 24 kHz. */
export const outputMimeType = "audio/pcm;rate=24000";
const samplesPerMs = 24;

/** 220 Hz: 44 whole waves per chunk, so that chunks join without a click. */
const toneHz = 220;
/** A fifth of full loudness. */
const amplitude = 6_500;
const chunkMs = 200;

const tone = Buffer.alloc(chunkMs * samplesPerMs * 2);
for (let sample = 0; sample < chunkMs * samplesPerMs; sample++) {
  tone.writeInt16LE(Math.round(amplitude * Math.sin((2 * Math.PI * toneHz * sample) / (samplesPerMs * 1000))), sample * 2);
}
const fullChunk = tone.toString("base64");

interface AudioChunk {
  readonly data: string;
  readonly audioMs: number;
}

/** A tone of this length. */
export function toneChunks(audioMs: number): readonly AudioChunk[] {
  const whole = Array.from({ length: Math.floor(audioMs / chunkMs) }, () => ({ data: fullChunk, audioMs: chunkMs }));
  const restMs = Math.round(audioMs % chunkMs);
  return restMs === 0 ? whole : [...whole, { data: tone.toString("base64", 0, restMs * samplesPerMs * 2), audioMs: restMs }];
}

/** As long as speech would be, but inaudible. */
export const silentSound = (audioMs: number): Buffer => Buffer.alloc(Math.round(audioMs * samplesPerMs) * 2, Buffer.from([3, 0]));

/** Splits existing sound into chunks of the same length. */
export function soundChunks(sound: Buffer): readonly AudioChunk[] {
  const chunkBytes = chunkMs * samplesPerMs * 2;
  return Array.from({ length: Math.ceil(sound.length / chunkBytes) }, (_, index) => {
    const bytes = sound.subarray(index * chunkBytes, (index + 1) * chunkBytes);
    return { data: bytes.toString("base64"), audioMs: bytes.length / 2 / samplesPerMs };
  });
}

/** The sound from one share of the text to another, each from 0 to 1, in whole samples. */
export function partOf(sound: Buffer, from: number, to: number): Buffer {
  const byteAt = (share: number): number => Math.round((sound.length / 2) * share) * 2;
  return sound.subarray(byteAt(from), byteAt(to));
}

/** 3 words are transcribed together. */
const wordsInFragment = 3;

/** The pieces in which a transcript arrives. Joined, they give the text. */
export function toFragments(text: string): readonly string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return Array.from({ length: Math.ceil(words.length / wordsInFragment) }, (_, index) =>
    words.slice(index * wordsInFragment, (index + 1) * wordsInFragment).join(""),
  );
}
