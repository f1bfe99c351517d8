import { Resampler } from "./resampler.ts";

/** Cuts a stream of samples into frames of 16-bit PCM at another rate. */
export class Frames {
  readonly #resampler: Resampler;
  readonly #resampled: Float32Array;
  readonly #frameLength: number;
  readonly #emit: (frame: Int16Array<ArrayBuffer>) => void;
  #frame: Int16Array<ArrayBuffer>;
  #filled = 0;

  /** `mostInput`: the longest input of one call. */
  constructor(
    options: { readonly fromHz: number; readonly toHz: number; readonly frameLength: number; readonly mostInput: number },
    emit: (frame: Int16Array<ArrayBuffer>) => void,
  ) {
    this.#resampler = new Resampler(options);
    this.#resampled = new Float32Array(this.#resampler.mostOutput(options.mostInput));
    this.#frameLength = options.frameLength;
    this.#frame = new Int16Array(options.frameLength);
    this.#emit = emit;
  }

  push(input: Float32Array): void {
    const length = this.#resampler.process(input, this.#resampled);
    for (let index = 0; index < length; index++) {
      this.#frame[this.#filled] = toInt16(this.#resampled[index] ?? 0);
      this.#filled += 1;
      if (this.#filled === this.#frameLength) this.#send();
    }
  }

  /** The frame is transferred to another thread with its memory. */
  #send(): void {
    this.#emit(this.#frame);
    this.#frame = new Int16Array(this.#frameLength);
    this.#filled = 0;
  }
}

const toInt16 = (sample: number): number => Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff);
