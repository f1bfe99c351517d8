import type { LitElement, ReactiveController } from "lit";

/** 10 s: switching back and forth between two windows does not cause a request each time. */
const leastPauseMs = 10_000;

/** 30 s: relative times are updated while nobody does anything. */
const tickMs = 30_000;

/** Acts when the window gets the focus again, and updates relative times. */
export class AtReturn implements ReactiveController {
  readonly #host: LitElement;
  readonly #act: () => unknown;
  #listening = new AbortController();
  #timer: ReturnType<typeof setInterval> | undefined;
  #lastMs = 0;

  constructor(host: LitElement, act: () => unknown) {
    this.#host = host;
    this.#act = act;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    this.#lastMs = Date.now();
    window.addEventListener("focus", this.#return, { signal: this.#listening.signal });
    this.#timer = setInterval(() => this.#host.requestUpdate(), tickMs);
  }

  hostDisconnected(): void {
    this.#listening.abort();
    clearInterval(this.#timer);
  }

  readonly #return = (): void => {
    const now = Date.now();
    if (now - this.#lastMs < leastPauseMs) return;
    this.#lastMs = now;
    this.#act();
  };
}
