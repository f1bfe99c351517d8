import type { LecternProject } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { fold } from "../../shared/fold.ts";
import { keyNames } from "../../shared/keys/key-names.ts";
import type { Command } from "../command.ts";
import { lateTexts } from "../late-texts.ts";
import type { KnownPages } from "../site/known-pages.ts";
import { everything, filterRows, type PageRow, rankOf, rowsOf } from "../list/page-rows.ts";
import { renderMarked } from "../list/mark-words.ts";
import { addressOfRow } from "../list/row.ts";
import { TextSearch } from "../list/text-search.ts";
import { keepSearchedWords } from "../list/searched-words.ts";
import { texts } from "../texts.ts";
import { AllPages } from "./all-pages.ts";
import { commandIcons } from "./command-icons.ts";
import type { Entry, Found } from "./finder.ts";
import { renderPageFace } from "./page-face.ts";

/** 8 pages, a list short enough to scan. Another letter narrows it down. */
const mostPages = 8;

/** `<lectern-palette>`: finds pages and commands by their words. */
export class Palette extends LitElement {
  readonly #texts = new TextSearch(this, { portions: 1 });

  @property({ attribute: false }) accessor pages: KnownPages | undefined;
  @property({ attribute: false }) accessor commands: readonly Command[] = [];
  @property() accessor projectId = "";
  /** The site's own language, whose pages are found first. */
  @property({ attribute: false }) accessor defaultLanguage: string | undefined;

  constructor() {
    super();
    new AllPages(this);
  }

  get project(): LecternProject | undefined {
    return this.pages?.project;
  }

  override render(): TemplateResult {
    return html`<lectern-finder
      label=${lateTexts.palette.heading}
      placeholder=${lateTexts.palette.placeholder}
      .find=${(search: string, chosen: string | undefined) => this.#find(search, chosen)}
      @lectern-close=${() => this.dispatchEvent(new Event("lectern-close"))}
    ></lectern-finder>`;
  }

  #find(search: string, chosen: string | undefined): Found {
    this.#texts.look(search);
    const isOther = ({ language }: PageRow): number => Number(language !== this.defaultLanguage);
    const found = filterRows(rowsOf(this.pages?.documents ?? []), { ...everything, search }).toSorted(
      (a, b) => rankOf(a, search) - rankOf(b, search) || (search.trim() === "" ? 0 : isOther(a) - isOther(b)),
    );
    const rows = found.filter(({ key }, index) => index < mostPages || key === chosen);
    const words = fold(search).split(/\s+/).filter(Boolean);
    const shown = new Set(rows.flatMap(({ draft, live }) => [draft?.id, live?.id]));
    const inTexts = rowsOf(this.#texts.found.filter(({ id }) => !shown.has(id))).slice(0, mostPages);
    const commands = this.commands.filter(({ name }) => words.every((word) => fold(name).includes(word)));
    const groups = [
      { name: lateTexts.palette.pages, entries: rows.map((row) => this.#pageEntry(row)) },
      { name: lateTexts.palette.commands, entries: commands.map(commandEntry) },
    ];
    return {
      groups: [
        // Whoever has typed nothing looks for what can be done, and then for a page.
        ...(words.length === 0 ? groups.toReversed() : groups),
        { name: lateTexts.palette.inTexts, entries: inTexts.map((row) => this.#textEntry(row, search)) },
      ],
      status: this.#statusText(commands.length + rows.length + inTexts.length, search.trim()),
    };
  }

  #statusText(count: number, search: string): string {
    if (this.#texts.isSearching) return lateTexts.palette.searching;
    if (this.#texts.isPartial) return lateTexts.palette.partial;
    return count === 0 ? texts.list.nothingFound(search) : "";
  }

  #textEntry(row: PageRow, search: string): Entry {
    const { key, run } = this.#pageEntry(row);
    const { id, excerpt = "" } = row.newest;
    const open = (): void => {
      keepSearchedWords(id, search);
      run();
    };
    return {
      key: `text ${key}`,
      drawn: commandIcons.pages,
      face: html`${renderPageFace(row)}<span class="excerpt">${renderMarked(excerpt, search)}</span>`,
      run: open,
    };
  }

  #pageEntry(row: PageRow): Entry {
    return {
      key: row.key,
      drawn: commandIcons.pages,
      face: renderPageFace(row),
      run: () => (location.hash = addressOfRow(row, this.projectId)),
    };
  }
}

const commandEntry = ({ kind, name, keys, run }: Command): Entry => ({
  key: name,
  drawn: commandIcons[kind],
  face: html`<span>${name}</span
    >${keys === undefined ? nothing : html`<span class="hint keys"><bdi dir="ltr">${keyNames(keys)}</bdi></span>`}`,
  run,
});
