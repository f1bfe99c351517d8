import type { DocumentSummary } from "@lectern/client";
import type { LitElement, ReactiveController } from "lit";
import { noFacts, type SiteFacts } from "../site/site-facts.ts";
import { KnownLinks } from "./known-links.ts";
import type { KnownPages } from "../site/known-pages.ts";
import { type LostLinks, lostLinksOf } from "./lost-links.ts";

interface Host extends LitElement {
  readonly pages: KnownPages | undefined;
  readonly site: SiteFacts;
}

/** 200 ms: rows that are scrolled past are not read. */
const restMs = 200;

/** They stay while the author is elsewhere. */
const linksOf = new WeakMap<KnownPages, KnownLinks>();

/** Reads the texts of the rows in sight, one after the other, to find links that lead nowhere. */
export class LinkCheck implements ReactiveController {
  readonly #host: Host;
  readonly #inSight = new Set<string>();
  readonly #observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLElement) this.#inSight.add(target.dataset["id"] ?? "");
      else this.#inSight.delete(target instanceof HTMLElement ? (target.dataset["id"] ?? "") : "");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#readNext(), restMs);
  });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  get #links(): KnownLinks | undefined {
    const { pages } = this.#host;
    if (pages === undefined) return undefined;
    const links = linksOf.get(pages) ?? new KnownLinks(pages.project);
    linksOf.set(pages, links);
    return links;
  }

  /** What the rows of these documents say. */
  lost(documents: readonly DocumentSummary[]): (document: DocumentSummary) => LostLinks | undefined {
    const lost = this.#links?.lost(documents);
    return (document) => lostLinksOf(lost?.(document) ?? []);
  }

  /** Elements are used again for other rows, so all are observed anew. */
  hostUpdated(): void {
    this.hostDisconnected();
    const { pages, site, renderRoot } = this.#host;
    // Only the site's addresses tell which links are its own.
    if (site === noFacts) return;
    const unchecked = this.#links?.unchecked(pages?.documents ?? []);
    for (const row of renderRoot.querySelectorAll<HTMLElement>("[data-id]"))
      if (unchecked?.has(row.dataset["id"] ?? "") === true) this.#observer.observe(row);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#observer.disconnect();
    this.#inSight.clear();
  }

  async #readNext(): Promise<void> {
    const { pages, site } = this.#host;
    const [id] = this.#inSight;
    const documents = pages?.documents ?? [];
    const document = documents.find((known) => known.id === id);
    if (document === undefined || this.#isReading) return;
    this.#isReading = true;
    await this.#links?.check(document, site.plan, documents);
    this.#isReading = false;
    this.#host.requestUpdate();
  }
}
