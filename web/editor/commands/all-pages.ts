import type { ReactiveController, ReactiveControllerHost } from "lit";
import { sentenceOf } from "../words/errors.ts";
import type { KnownPages } from "../site/known-pages.ts";

interface Host extends ReactiveControllerHost {
  readonly isConnected: boolean;
  readonly pages: KnownPages | undefined;
}

/** Loads the rest of the pages for a search, and shows those already loaded meanwhile. */
export class AllPages implements ReactiveController {
  /** Why some pages are missing. */
  failure = "";
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const host = this.#host;
    // An element's properties are set after it is connected.
    await host.updateComplete;
    try {
      while (host.isConnected && host.pages?.isComplete === false) {
        await host.pages.more();
        host.requestUpdate();
      }
    } catch (error) {
      // The rest works without them.
      this.failure = sentenceOf(error);
      host.requestUpdate();
    }
  }
}
