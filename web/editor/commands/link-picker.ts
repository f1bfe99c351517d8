import { html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import type { AddressPlan } from "../../site/page-address.ts";
import { noFacts } from "../site/site-facts.ts";
import { AllPages } from "./all-pages.ts";
import { commandIcons } from "./command-icons.ts";
import type { Entry, Found } from "./finder.ts";
import { renderPageFace } from "./page-face.ts";
import { lateTexts } from "../late-texts.ts";
import type { KnownPages } from "../site/known-pages.ts";
import { everything, filterRows, type PageRow, rowsOf } from "../list/page-rows.ts";
import type { ChosenLink, LinkWish } from "../links/link-event.ts";
import { pageAddress, typedAddress } from "../links/page-address.ts";

/** 20 pages, in a scrolling list. Another letter narrows it down. */
const mostPages = 20;

/** `<lectern-link-picker>`: chooses a page of the site, or a typed address. */
export class LinkPicker extends LitElement {
  @property({ attribute: false }) accessor pages: KnownPages | undefined;
  @property({ attribute: false }) accessor wish: LinkWish | undefined;
  /** ID of the draft or live page that the link is in: it is not offered. */
  @property() accessor from = "";
  /** Where the site's pages are. */
  @property({ attribute: false }) accessor plan: AddressPlan = noFacts.plan;

  readonly #all = new AllPages(this);

  override render(): TemplateResult {
    return html`<lectern-finder
      label=${lateTexts.links.heading}
      placeholder=${lateTexts.links.placeholder}
      .find=${(search: string, chosen: string | undefined) => this.#find(search, chosen)}
      @lectern-close=${() => this.dispatchEvent(new Event("lectern-close"))}
    ></lectern-finder>`;
  }

  #find(search: string, chosen: string | undefined): Found {
    const address = typedAddress(search);
    const found = filterRows(rowsOf(this.pages?.documents ?? []), { ...everything, search: search.replace(/^\s*\//, "") });
    const isFrom = ({ draft, live }: PageRow): boolean => draft?.id === this.from || live?.id === this.from;
    const sorted = this.#ownLanguageFirst(found.filter((row) => row.slug !== null && !isFrom(row)));
    // More pages may arrive before the one that the author has chosen.
    const rows = sorted.filter(({ key }, index) => index < mostPages || key === chosen);
    const typed = address === undefined ? [] : [this.#addressEntry(address)];
    return { groups: [{ name: "", entries: [...rows.map((row) => this.#pageEntry(row)), ...typed] }], status: this.#statusOf(typed, rows) };
  }

  #ownLanguageFirst(rows: readonly PageRow[]): readonly PageRow[] {
    const isOther = ({ language }: PageRow): number => Number(language !== this.wish?.language);
    return rows.toSorted((a, b) => isOther(a) - isOther(b));
  }

  #addressEntry(address: string): Entry {
    return {
      key: "address",
      drawn: commandIcons.live,
      face: html`<bdi dir="ltr">${address}</bdi>`,
      run: this.#put({ address, title: "" }),
    };
  }

  #pageEntry(row: PageRow): Entry {
    const { title, slug, language, live } = row;
    const address = pageAddress(this.plan, { slug: slug ?? "", language });
    const face = renderPageFace(row, live === undefined ? lateTexts.links.draft : "");
    return { key: row.key, drawn: commandIcons.pages, face, run: this.#put({ address, title: title ?? slug ?? "" }) };
  }

  #put(link: ChosenLink): () => void {
    return () => this.wish?.put(link);
  }

  #statusOf(...found: readonly (readonly unknown[])[]): string {
    if (this.#all.failure !== "") return this.#all.failure;
    if (this.pages?.isComplete === false) return lateTexts.links.loading;
    return found.every((entries) => entries.length === 0) ? lateTexts.links.nothing : "";
  }
}
