/** 100 ms until sound has left a device: an end that is told too early would cut the last word. */
const latencyMs = 100;

/** When the queued sound will have been played, whether or not it can be heard: it arrives faster than it plays. */
export class SoundClock {
  readonly #onEnd: () => void;
  #endMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  /** More was queued: PCM, 16 bit, mono, base64. */
  add(base64: string, rateHz: number): void {
    this.#endMs = Math.max(this.#endMs, performance.now()) + ((base64.length * 3) / 8 / rateHz) * 1_000;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), this.#endMs - performance.now() + latencyMs);
  }

  /** The queue is empty. */
  clear(): void {
    if (this.#timer === undefined) return;
    this.stop();
    this.#onEnd();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#endMs = 0;
  }
}
