import type { ReactiveController, ReactiveControllerHost } from "lit";

/** For what an element begins while it is in the page: the signal is aborted when the element leaves it. */
export class Connection implements ReactiveController {
  #controller = new AbortController();

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  hostConnected(): void {
    this.#controller = new AbortController();
  }

  hostDisconnected(): void {
    this.#controller.abort();
  }
}
