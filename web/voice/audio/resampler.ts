/**
 * Changes the rate of a stream of mono samples: polyphase, windowed sinc. Nothing audible is lost below half of the lower rate, and nothing folds
 * back from above it.
 */
export class Resampler {
  /** One row of weights for each possible position of an output sample between two input samples. */
  readonly #phases: readonly Float32Array[];
  readonly #step: number;
  readonly #taps: number;
  /** The newest input, as much as one output sample needs. */
  readonly #history: Float32Array;
  /** The position of the next output sample after the newest input, in input samples times phases. */
  #position = 0;

  constructor({ fromHz, toHz }: { readonly fromHz: number; readonly toHz: number }) {
    const divisor = greatestCommonDivisor(fromHz, toHz);
    const phases = toHz / divisor;
    this.#step = fromHz / divisor;
    const cutoff = Math.min(1, toHz / fromHz) * passband;
    this.#taps = 2 * Math.ceil(halfWidth / cutoff);
    this.#phases = Array.from({ length: phases }, (_, phase) => weights(this.#taps, phase / phases, cutoff));
    this.#history = new Float32Array(this.#taps);
  }

  /** The largest number of samples that this many input samples can produce. */
  mostOutput(inputLength: number): number {
    return Math.ceil((inputLength * this.#phases.length) / this.#step) + 1;
  }

  /** Reads all input and returns how many samples it wrote. Allocates nothing. */
  process(input: Float32Array, output: Float32Array): number {
    let written = 0;
    for (const sample of input) {
      this.#history.copyWithin(0, 1);
      this.#history[this.#taps - 1] = sample;
      while (this.#position < this.#phases.length) {
        output[written] = this.#sampleAt(this.#position);
        written += 1;
        this.#position += this.#step;
      }
      this.#position -= this.#phases.length;
    }
    return written;
  }

  #sampleAt(phase: number): number {
    const row = this.#phases[phase];
    let sum = 0;
    for (let tap = 0; tap < this.#taps; tap++) sum += (this.#history[tap] ?? 0) * (row?.[tap] ?? 0);
    return sum;
  }
}

/** Zero crossings of the sinc on each side: 60 dB of attenuation, 1 ms of delay at 16 kHz. */
const halfWidth = 16;
/** Relative to half of the lower rate. The filter falls off above it. */
const passband = 0.92;

const weights = (taps: number, offset: number, cutoff: number): Float32Array => {
  const row = Float32Array.from({ length: taps }, (_, tap) => {
    const distance = tap - taps / 2 + 1 - offset;
    return sinc(distance * cutoff) * blackman(distance / taps);
  });
  const sum = row.reduce((total, weight) => total + weight, 0);
  return row.map((weight) => weight / sum);
};

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** From -0.5 to 0.5. */
const blackman = (x: number): number => (Math.abs(x) > 0.5 ? 0 : 0.42 + 0.5 * Math.cos(2 * Math.PI * x) + 0.08 * Math.cos(4 * Math.PI * x));

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));
