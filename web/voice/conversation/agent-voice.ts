import { outputRateHz } from "@lectern/client/voice";
import { type Caption, Captions } from "./captions.ts";
import { Speaker } from "./speaker.ts";

interface AgentVoiceOptions {
  readonly context: AudioContext;
  readonly workletUrl: string;
  readonly onCaption: (caption: Caption) => void;
  readonly onChange: () => void;
  readonly signal: AbortSignal;
}

/** What is heard of the agent, and the captions that keep its pace. */
export class AgentVoice {
  readonly captions = new Captions(outputRateHz);
  /** Resolves when it can speak, or never will: without sound the captions tell all. */
  readonly opened: Promise<void>;
  readonly #options: AgentVoiceOptions;
  #speaker: Speaker | undefined;
  #told: readonly Caption[] = [];

  constructor(options: AgentVoiceOptions) {
    this.#options = options;
    options.context.addEventListener("statechange", () => this.tell(), { signal: options.signal });
    this.opened = this.#open();
  }

  /** The browser keeps the page silent until the visitor touches it. */
  get isBlocked(): boolean {
    return this.#speaker?.isSounding === false;
  }

  play(data: string, rateHz: number): void {
    this.captions.addSound(this.#speaker?.play(data, rateHz) ?? 0);
  }

  caption(speaker: Caption["speaker"], text: string, isTyped: boolean): void {
    if (speaker === "agent") this.captions.say(text);
    else if (isTyped) this.captions.type(text);
    else this.captions.hear(text);
  }

  /** Silence at once. The caption ends where the sound did. */
  clear(): void {
    this.#speaker?.clear();
    this.captions.cut();
  }

  /** In a gesture of the visitor. */
  async resume(): Promise<void> {
    await this.#speaker?.resume();
  }

  /** Tells the page which captions have changed. */
  tell(): void {
    const { onCaption, onChange } = this.#options;
    this.captions.setPaced(this.#speaker?.isSounding === true);
    const { list } = this.captions;
    for (const caption of list) {
      const told = this.#told.find(({ id }) => id === caption.id);
      if (told?.text !== caption.text || told.isFinal !== caption.isFinal) onCaption(caption);
    }
    this.#told = list;
    onChange();
  }

  async close(): Promise<void> {
    await this.opened;
    this.#speaker?.close();
    await this.#options.context.close();
  }

  async #open(): Promise<void> {
    const { context, workletUrl } = this.#options;
    const onPlayed = (samples: number): void => {
      this.captions.setPlayed(samples);
      this.tell();
    };
    this.#speaker = await Speaker.open(context, { workletUrl, onPlayed }).catch(() => undefined);
  }
}
