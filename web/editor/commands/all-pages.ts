import type { ReactiveController, ReactiveControllerHost } from "lit";
import { sentenceOf } from "../app/errors.ts";
import type { KnownPages } from "../list/known-pages.ts";

interface Host extends ReactiveControllerHost {
  readonly isConnected: boolean;
  readonly pages: KnownPages | undefined;
}

/** Loads the rest of the pages for whoever looks for one, and shows what is there meanwhile. */
export class AllPages implements ReactiveController {
  /** Why not all of them are here. */
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
    // The properties of an element come after it is connected.
    await host.updateComplete;
    try {
      while (host.isConnected && host.pages?.isComplete === false) {
        await host.pages.more();
        host.requestUpdate();
      }
    } catch (error) {
      // What can be had without them is there all the same.
      this.failure = sentenceOf(error);
      host.requestUpdate();
    }
  }
}
