import { outputRateHz } from "../../../web/client/src/voice/index.ts";
import type { Captions } from "../../../web/voice/conversation/captions.ts";

/** Takes as long as real sound, and tells the captions how much would have been heard. */
export class SilentLoudspeaker {
  static readonly rateHz = outputRateHz;
  readonly #captions: Captions;
  /** Samples received so far. */
  #queued = 0;
  /** When the last sample will have been heard. */
  #endMs = 0;
  #taken = 0;
  /** Whether words have arrived since the last `take`. */
  #hasWords = false;
  /** How much of each caption `take` has returned. */
  readonly #told = new Map<number, number>();

  constructor(captions: Captions) {
    this.#captions = captions;
  }

  /** False until a word has arrived, because the first sound may precede its text. */
  get isSounding(): boolean {
    return this.#hasWords && this.#endMs > performance.now();
  }

  play(base64: string, rateHz: number): void {
    const seconds = (base64.length * 3) / 4 / 2 / rateHz;
    this.#endMs = Math.max(this.#endMs, performance.now()) + seconds * 1_000;
    this.#queued += seconds * SilentLoudspeaker.rateHz;
    this.#captions.addSound(seconds * SilentLoudspeaker.rateHz);
  }

  caption(speaker: "visitor" | "agent", text: string, isTyped: boolean): void {
    if (speaker === "agent") {
      this.#captions.say(text);
      this.#hasWords ||= text.trim() !== "";
    } else if (isTyped) this.#captions.type(text);
    else this.#captions.hear(text);
  }

  /** Counts all sound as heard: a visitor who speaks before it has ended does not interrupt it. */
  complete(): void {
    this.#captions.complete();
    this.#captions.setPlayed(this.#queued);
    this.#endMs = performance.now();
  }

  clear(): void {
    const restMs = Math.max(0, this.#endMs - performance.now());
    this.#captions.setPlayed(this.#queued - (restMs / 1_000) * SilentLoudspeaker.rateHz);
    this.#captions.cut();
    this.#endMs = performance.now();
  }

  /** What the agent said since the last call, and `late`: the rest of what it was saying then. */
  take(): { readonly spoken: string; readonly late: string } {
    const since = this.#taken;
    this.#taken = this.#captions.lastId;
    this.#hasWords = false;
    const all = this.#captions.list.filter(({ speaker }) => speaker === "agent");
    const late = all.filter(({ id }) => id <= since).map(({ id, text }) => text.slice(this.#told.get(id) ?? 0));
    const fresh = all.filter(({ id }) => id > since);
    for (const { id, text } of all) this.#told.set(id, text.length);
    return { spoken: fresh.map(({ text }) => text.trim()).join(" "), late: late.join("") };
  }
}
