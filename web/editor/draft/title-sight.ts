import type { LitElement, ReactiveController } from "lit";

/** Sets the attribute `away` while the title above the text cannot be seen: the bar shows it then. */
export class TitleSight implements ReactiveController {
  readonly #observer = new IntersectionObserver((entries) => this.#tell(entries.at(-1)?.isIntersecting === true), {
    rootMargin: "-48px 0px 0px", // the bar
  });
  readonly #host: LitElement;
  #title: Element | null | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const title = this.#host.renderRoot.querySelector("lectern-title");
    if (title === this.#title) return;
    this.hostDisconnected();
    this.#title = title;
    if (title === null) this.#tell(false);
    else this.#observer.observe(title);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#title = undefined;
  }

  #tell(isSeen: boolean): void {
    this.#host.toggleAttribute("away", !isSeen);
  }
}
