import type { LitElement, ReactiveController } from "lit";
import { createPauses, nextTask } from "../../markdown/create-pauses.ts";
import { type Count, countWords } from "./count-words.ts";

/** 400 ms: words are counted in pauses. */
const pauseMs = 400;

/** The number of words in the text, a moment after typing. */
export class WordCount implements ReactiveController {
  readonly #host: LitElement;
  #text: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: Count | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  get shown(): Count | undefined {
    return this.#shown;
  }

  want(text: string, language: string): void {
    if (text === this.#text) return;
    const isFirst = this.#text === undefined;
    this.#text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#count(text, language), isFirst ? 0 : pauseMs);
  }

  async #count(text: string, language: string): Promise<void> {
    const count = await countWords(text, language, createPauses(nextTask));
    if (text !== this.#text) return;
    this.#shown = count;
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }
}
