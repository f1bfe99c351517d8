import type { DocumentSummary, LecternProject } from "@lectern/client";
import type { ReactiveControllerHost } from "lit";

/** 300 ms after the last letter. */
const pauseMs = 300;

interface Host extends ReactiveControllerHost {
  readonly project: LecternProject | undefined;
}

interface TextSearchOptions {
  /** How many portions of the site are looked through; the service decides how large one is. */
  readonly portions: number;
}

/** Looks for words in the texts of the pages, the newest first, while somebody types. Shows what is found as it comes. */
export class TextSearch {
  /** With their places. */
  found: readonly DocumentSummary[] = [];
  isSearching = false;
  /** Whether older pages were not looked through. */
  isPartial = false;
  readonly #host: Host;
  readonly #options: TextSearchOptions;
  #search = "";
  #running = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, options: TextSearchOptions) {
    this.#host = host;
    this.#options = options;
    host.addController({ hostDisconnected: () => this.#stop() });
  }

  /** The same search again changes nothing. One letter is no search, except in scripts whose words have one. */
  look(typed: string): void {
    const search = typed.trim();
    if (search === this.#search) return;
    this.#stop();
    this.#search = search;
    this.found = [];
    this.isPartial = false;
    this.isSearching = search.length > 1 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(search);
    if (!this.isSearching) return;
    this.#running = new AbortController();
    const { signal } = this.#running;
    this.#timer = setTimeout(() => void this.#run(search, signal), pauseMs);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#running.abort();
    this.#search = "";
    this.isSearching = false;
  }

  async #run(text: string, signal: AbortSignal): Promise<void> {
    let cursor: string | null | undefined;
    try {
      for (let portion = 0; portion < this.#options.portions && cursor !== null && !signal.aborted; portion++) {
        const found = await this.#host.project?.documents.list({ text, limit: 100, cursor }, { signal });
        if (found === undefined) return;
        cursor = found.next_cursor;
        this.found = [...this.found, ...found.documents];
        this.#host.requestUpdate();
      }
    } catch {
      if (signal.aborted) return; // titles are found without the service
    }
    this.isPartial = cursor !== null;
    this.isSearching = false;
    this.#host.requestUpdate();
  }
}
