import type { LitElement, ReactiveController } from "lit";

/** The browser leaves out the edges that the sticky header and footer cover when it scrolls to the focused element. `--bar` is the header's height. */
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
    document.documentElement.style.scrollPaddingBlock = "";
  }

  #leave(entry: ResizeObserverEntry | undefined): void {
    const [size] = entry?.borderBoxSize ?? [];
    if (size === undefined) return;
    const height = Math.ceil(size.blockSize);
    this.#host.style.setProperty("--bar", `${height}px`);
    document.documentElement.style.scrollPaddingBlock = `${height + roomBelow}px ${footHeight + roomBelow}px`;
  }
}

/** 8 px: the outline of the focused element. */
const roomBelow = 8;

/** 40 px: the height of the footer below the text. */
const footHeight = 40;
