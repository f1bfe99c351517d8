import type { LitElement } from "lit";
import type { KnownPages } from "../site/known-pages.ts";

/** Where somebody was in the list when they left it. */
class Place {
  #scrollY = 0;
  #href = "";

  /** A row was opened. */
  keep(event: Event): void {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (link === undefined) return;
    this.#scrollY = window.scrollY;
    this.#href = link.hash;
  }

  /** After the page has moved the focus to the beginning of its new content. */
  restore({ renderRoot }: LitElement): void {
    if (this.#scrollY === 0 && this.#href === "") return;
    requestAnimationFrame(() => {
      const links = [...renderRoot.querySelectorAll("a")];
      links.find(({ hash }) => hash === this.#href)?.focus({ preventScroll: true });
      window.scrollTo(0, this.#scrollY);
    });
  }
}

const places = new WeakMap<KnownPages, Place>();

/** As long as the pages are known. */
export const placeIn = (pages: KnownPages): Place => {
  const place = places.get(pages) ?? new Place();
  places.set(pages, place);
  return place;
};
