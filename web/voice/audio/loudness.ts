/** Root mean square of 16-bit samples, relative to 1. */
export const loudnessOf = (pcm: ArrayBuffer): number => {
  const samples = new Int16Array(pcm);
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length)) / 0x8000;
};

/** The loudness from which sound may be a voice. A silent microphone is far below. */
export const voiceLoudness = 0.015;
