import type { DocumentSummary, LecternProject } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { FilePlus2, Plus } from "lucide";
import { controls } from "../../shared/controls.ts";
import { icon } from "../../shared/icons/icon.ts";
import type { Command } from "../app/command.ts";
import { setDocumentTitle } from "../app/document-title.ts";
import { sentenceOf } from "../app/errors.ts";
import { noFacts, type SiteFacts } from "../app/site-facts.ts";
import { texts } from "../texts.ts";
import { AtReturn } from "./at-return.ts";
import type { LinkCheck } from "./link-check.ts";
import { keepFilter, keptFilter } from "./kept-filter.ts";
import type { KnownPages } from "./known-pages.ts";
import { renderFilter } from "./list-filter.ts";
import { listStyles } from "./list-styles.ts";
import { everything, filterRows, isEverything, languagesOf, mostUsed, type PageFilter, rowsOf } from "./page-rows.ts";
import { renderBones, renderRow } from "./row.ts";

/** `<lectern-page-list>`: the pages and drafts of a project. */
export class PageList extends LitElement {
  static override readonly styles = [controls, listStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor pages: KnownPages | undefined;
  @property({ attribute: false }) accessor site: SiteFacts = noFacts;
  @property() accessor projectId = "";

  @state() accessor #failure: string | undefined;
  @state() accessor #filter = everything;
  @state() accessor #isNewOpen = false;

  @state() accessor #linkCheck: LinkCheck | undefined;

  #connection = new AbortController();
  /** Detects that the end of the list comes near. */
  readonly #end = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#load();
    },
    { rootMargin: "800px" },
  );

  constructor() {
    super();
    new AtReturn(this, () => void this.#ask(async () => this.pages?.refresh()));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
    this.#filter = keptFilter(this.projectId);
    setDocumentTitle(texts.list.heading, this.projectId);
    void this.#ask(async () => (this.pages?.documents === undefined ? this.pages?.more() : this.pages.refresh()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
    this.#end.disconnect();
  }

  get commands(): readonly Command[] {
    return [{ name: texts.list.newPage, run: () => (this.#isNewOpen = true) }];
  }

  async #ask(work: () => Promise<unknown>): Promise<void> {
    const { signal } = this.#connection;
    try {
      await work();
      this.#failure = undefined;
      // After an answer, so there is a network. Without this part, nothing is said about links.
      import("./link-check.ts").then(
        ({ LinkCheck: Check }) => (this.#linkCheck ??= new Check(this)),
        () => undefined,
      );
    } catch (error) {
      if (!signal.aborted) this.#failure = sentenceOf(error);
    }
    this.requestUpdate();
  }

  #load(): void {
    if (this.pages?.isComplete === false && this.#failure === undefined) void this.#ask(async () => this.pages?.more());
  }

  override updated(): void {
    const end = this.renderRoot.querySelector("#end");
    this.#end.disconnect();
    // Observed anew each time: after fast scrolling the end may be visible again.
    if (end !== null) this.#end.observe(end);
    // A search covers all pages.
    if (!isEverything(this.#filter) && this.pages?.documents !== undefined) this.#load();
  }

  override render(): TemplateResult {
    const documents = this.pages?.documents;
    const rows = rowsOf(documents ?? []);
    const shown = filterRows(rows, this.#filter);
    const lostLinks = this.#linkCheck?.lost(documents ?? []);
    const isComplete = this.pages?.isComplete === true;
    return html`
      <div class="row head">
        <h1>${texts.list.heading}</h1>
        <button class="primary" @click=${() => (this.#isNewOpen = true)}>${icon(Plus)} ${texts.list.newPage}</button>
      </div>
      ${renderFilter({ filter: this.#filter, languages: languagesOf(rows), change: (change) => this.#change(change) })}
      <p role="alert" class="error">${this.#failure}</p>
      <p role="status" class="hint">${this.#statusText(shown.length, rows.length)}</p>
      <ul>
        ${documents === undefined && this.#failure === undefined ? renderBones() : nothing}
        ${shown.map((row) => renderRow(row, { projectId: this.projectId, lostLinks: lostLinks?.(row.newest) }))}
      </ul>
      ${documents !== undefined && !isComplete ? html`<div id="end">${renderBones()}</div>` : nothing}
      ${isComplete && shown.length === 0 ? this.#renderNothing(documents ?? []) : nothing} ${this.#renderNew(rows)}
    `;
  }

  #renderNothing(documents: readonly DocumentSummary[]): TemplateResult {
    if (documents.length > 0)
      return html`<div class="empty">
        <p class="say">${texts.list.nothingFound}</p>
        <button @click=${() => this.#change(everything)}>${texts.list.showAll}</button>
      </div>`;
    return html`<div class="empty">
      ${icon(FilePlus2)}
      <p class="say">${texts.list.none}</p>
      <p>${texts.list.noneHint}</p>
    </div>`;
  }

  #renderNew(rows: ReturnType<typeof rowsOf>): TemplateResult | typeof nothing {
    if (!this.#isNewOpen) return nothing;
    return html`<lectern-new-page
      .project=${this.project}
      projectId=${this.projectId}
      .languages=${languagesOf(rows)}
      .taken=${new Set(this.pages?.documents?.map(({ slug }) => slug))}
      mostly=${this.site.defaultLanguage ?? mostUsed(rows)}
      @lectern-close=${() => (this.#isNewOpen = false)}
    ></lectern-new-page>`;
  }

  #statusText(shown: number, all: number): string {
    if (this.#failure !== undefined) return "";
    if (this.pages?.documents === undefined) return texts.list.loading(0);
    if (this.pages.isComplete) return all === 0 ? "" : texts.list.shown(shown, all);
    return isEverything(this.#filter) ? texts.list.more(all) : texts.list.loading(all);
  }

  #change(change: Partial<PageFilter>): void {
    this.#filter = { ...this.#filter, ...change };
    keepFilter(this.projectId, this.#filter);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-page-list": PageList;
  }
}
