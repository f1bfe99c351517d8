/** 10 ms at 48 kHz and more. */
const window = 512;
/** What is spoken softly is seen, too: -50 dB is nothing, -10 dB all. */
const [softestDb, loudestDb] = [-50, -10];

/** How loud it is at this moment, for who sees it. */
export class LevelMeter {
  readonly node: AnalyserNode;
  readonly #samples = new Float32Array(window);

  constructor(context: AudioContext) {
    this.node = context.createAnalyser();
    this.node.fftSize = window;
  }

  /** From 0 to 1, as ears take it. */
  get level(): number {
    this.node.getFloatTimeDomainData(this.#samples);
    return levelOf(this.#samples);
  }

  /** Root mean square, of 1. */
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
