/** Sound that waits to be played. Reading allocates nothing. */
export class SampleQueue {
  #chunks: Float32Array[] = [];
  /** How far the first chunk has been read. */
  #offset = 0;
  #queued = 0;
  /** The last sample that was read, from which the sound fades to silence. */
  #last = 0;
  #ramp = 0;
  readonly #rampLength: number;

  constructor(rampLength: number) {
    this.#rampLength = rampLength;
  }

  /** The number of unread samples. */
  get length(): number {
    return this.#queued;
  }

  push(chunk: Float32Array): void {
    this.#chunks.push(chunk);
    this.#queued += chunk.length;
  }

  /** Drops waiting sound, and fades out what is playing, without a click. */
  clear(): void {
    this.#chunks = [];
    this.#offset = 0;
    this.#queued = 0;
  }

  /** Fills the whole output, with silence if there is nothing to play. */
  read(output: Float32Array): void {
    let written = 0;
    while (written < output.length) {
      const [chunk] = this.#chunks;
      if (chunk === undefined) break;
      const length = Math.min(output.length - written, chunk.length - this.#offset);
      for (let index = 0; index < length; index++) output[written + index] = chunk[this.#offset + index] ?? 0;
      written += length;
      this.#advance(length, chunk.length);
    }
    if (written > 0) {
      this.#last = output[written - 1] ?? 0;
      this.#ramp = this.#rampLength;
    }
    for (; written < output.length; written++) {
      this.#ramp = Math.max(0, this.#ramp - 1);
      output[written] = (this.#last * this.#ramp) / this.#rampLength;
    }
  }

  #advance(length: number, chunkLength: number): void {
    this.#queued -= length;
    this.#offset += length;
    if (this.#offset < chunkLength) return;
    this.#chunks.shift();
    this.#offset = 0;
  }
}
