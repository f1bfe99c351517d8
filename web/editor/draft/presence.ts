import type { LecternProject } from "@lectern/client";
import type { LitElement, ReactiveController } from "lit";

/** 1 min: the service counts people as gone after two. */
const beatMs = 60_000;
/** 20 s: switching between windows is no news. */
const leastPauseMs = 20_000;

interface Host extends LitElement {
  readonly project: LecternProject | undefined;
}

/** Says each minute that the page is open, while its window is in sight, and learns who else has it open. */
export class PresenceSigns implements ReactiveController {
  readonly #host: Host;
  /** The ID of the draft or live page; undefined until it is open. */
  readonly #idOf: () => string | undefined;
  readonly #tell: (people: readonly string[]) => void;
  #listening = new AbortController();
  #timer: ReturnType<typeof setInterval> | undefined;
  #saidOf: string | undefined;
  #lastMs = 0;

  constructor(host: Host, idOf: () => string | undefined, tell: (people: readonly string[]) => void) {
    this.#host = host;
    this.#idOf = idOf;
    this.#tell = tell;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#timer = setInterval(() => void this.#say(), beatMs);
    document.addEventListener("visibilitychange", () => void this.#say(leastPauseMs), { signal });
    window.addEventListener("pagehide", () => this.#leave(), { signal });
  }

  /** A live page that became a draft is another page. */
  hostUpdated(): void {
    if (this.#idOf() !== this.#saidOf) {
      this.#leave();
      this.#saidOf = this.#idOf();
      void this.#say();
    }
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
    this.#listening.abort();
    this.#leave();
  }

  async #say(pauseMs = 0): Promise<void> {
    const id = this.#saidOf;
    if (id === undefined || document.visibilityState === "hidden" || Date.now() - this.#lastMs < pauseMs) return;
    this.#lastMs = Date.now();
    try {
      const answer = await this.#host.project?.documents.present(id, {}, { signal: this.#listening.signal });
      if (id === this.#saidOf) this.#tell(answer?.people.flatMap(({ name }) => name ?? []) ?? []);
    } catch {
      this.#tell([]); // offline, signed out, or the page is gone: the save state says so
    }
  }

  #leave(): void {
    if (this.#saidOf !== undefined) this.#host.project?.documents.present(this.#saidOf, { isLeaving: true }).catch(() => undefined);
    this.#saidOf = undefined;
  }
}
