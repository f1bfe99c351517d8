/** 10 ms at 48 kHz and more. */
const window = 512;
/** Soft speech is visible, too: -50 dB is 0, -10 dB is 1. */
const [softestDb, loudestDb] = [-50, -10];

/** The present loudness, for display. */
export class LevelMeter {
  readonly node: AnalyserNode;
  readonly #samples = new Float32Array(window);

  constructor(context: AudioContext) {
    this.node = context.createAnalyser();
    this.node.fftSize = window;
  }

  /** From 0 to 1, on a logarithmic scale as ears perceive it. */
  get level(): number {
    this.node.getFloatTimeDomainData(this.#samples);
    return levelOf(this.#samples);
  }

  /** Root mean square, relative to 1. */
  get loudness(): number {
    this.node.getFloatTimeDomainData(this.#samples);
    return Math.sqrt(powerOf(this.#samples));
  }
}

const powerOf = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;

export const levelOf = (samples: Float32Array): number => {
  const db = 10 * Math.log10(Math.max(powerOf(samples), 1e-12));
  return Math.min(1, Math.max(0, (db - softestDb) / (loudestDb - softestDb)));
};
