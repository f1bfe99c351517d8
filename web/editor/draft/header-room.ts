import type { LitElement, ReactiveController } from "lit";

/** As much of the page's upper edge as a sticky header covers is left out when the browser scrolls to what has the focus. */
export class HeaderRoom implements ReactiveController {
  readonly #observer = new ResizeObserver(([entry]) => this.#leave(entry));
  readonly #host: LitElement;
  #header: Element | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    this.#measure(this.#host.renderRoot.querySelector("header"));
  }

  #measure(header: Element | null): void {
    if (header === this.#header) return;
    this.#observer.disconnect();
    this.#header = header;
    if (header !== null) this.#observer.observe(header);
  }

  hostDisconnected(): void {
    this.#measure(null);
    document.documentElement.style.scrollPaddingBlockStart = "";
  }

  #leave(entry: ResizeObserverEntry | undefined): void {
    const [size] = entry?.borderBoxSize ?? [];
    if (size !== undefined) document.documentElement.style.scrollPaddingBlockStart = `${Math.ceil(size.blockSize) + roomBelow}px`;
  }
}

/** 8 px: the outline of what has the focus. */
const roomBelow = 8;
