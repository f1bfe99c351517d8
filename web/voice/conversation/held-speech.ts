interface HeldFrame {
  readonly data: string;
  readonly isVoice: boolean;
  readonly atMs: number;
}

/** 5 s: it is better to say older words again than to get a late answer. */
const heldMs = 5_000;

/** The visitor's speech while there is no connection. */
export class HeldSpeech {
  #frames: HeldFrame[] = [];
  #isLost = false;

  add(frame: HeldFrame): void {
    this.#frames.push(frame);
    for (let [oldest] = this.#frames; oldest !== undefined && frame.atMs - oldest.atMs > heldMs; [oldest] = this.#frames) {
      this.#isLost ||= oldest.isVoice;
      this.#frames.shift();
    }
  }

  /** All of it; undefined if the beginning is too old. */
  take(): readonly string[] | undefined {
    const said = this.#isLost ? undefined : this.#frames.map(({ data }) => data);
    this.#frames = [];
    this.#isLost = false;
    return said;
  }
}
