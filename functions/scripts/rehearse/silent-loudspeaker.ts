import { outputRateHz, type VoiceEvent } from "../../../web/client/src/voice/index.ts";
import { rehearsalLimits } from "./limits.ts";
import type { Span } from "./turn-taking.ts";
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
  /** When speech was heard. The last span may grow until it is over. */
  #spans: readonly Span[] = [];
  #isOver = true;
  /** How much of each caption `take` has returned. */
  readonly #told = new Map<number, number>();

  constructor(captions: Captions) {
    this.#captions = captions;
  }

  /** False until a word has arrived, because the first sound may precede its text. */
  get isSounding(): boolean {
    return this.#hasWords && this.#endMs > performance.now();
  }

  get spans(): readonly Span[] {
    return this.#spans;
  }

  play({ data, rateHz }: { readonly data: string; readonly rateHz: number }, cause: VoiceEvent): void {
    const seconds = (data.length * 3) / 4 / 2 / rateHz;
    const fromMs = Math.max(this.#endMs, performance.now());
    this.#endMs = fromMs + seconds * 1_000;
    if (!isSilence(cause)) this.#note({ fromMs, toMs: this.#endMs });
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
    this.#end();
  }

  clear(): void {
    const restMs = Math.max(0, this.#endMs - performance.now());
    this.#captions.setPlayed(this.#queued - (restMs / 1_000) * SilentLoudspeaker.rateHz);
    this.#captions.cut();
    this.#end();
  }

  #note(span: Span): void {
    const last = this.#spans.at(-1);
    const goesOn = last !== undefined && !this.#isOver && span.fromMs - last.toMs < rehearsalLimits.gapMs;
    this.#spans = goesOn ? [...this.#spans.slice(0, -1), { ...last, toMs: span.toMs }] : [...this.#spans, span];
    this.#isOver = false;
  }

  #end(): void {
    this.#endMs = performance.now();
    this.#isOver = true;
    this.#spans = this.#spans
      .map(({ fromMs, toMs }) => ({ fromMs, toMs: Math.min(toMs, this.#endMs) }))
      .filter(({ fromMs, toMs }) => fromMs < toMs);
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

const isSilence = (cause: VoiceEvent): boolean => cause.kind === "frame" && cause.event.kind === "audio" && cause.event.isSilent === true;
