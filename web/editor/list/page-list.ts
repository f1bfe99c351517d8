import type { DocumentSummary, LecternProject } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { Plus } from "lucide";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { icon } from "../../shared/icons/icon.ts";
import { mark } from "../../shared/mark.ts";
import type { Command } from "../command.ts";
import { dotStyles } from "./dot-styles.ts";
import { setDocumentTitle } from "../words/document-title.ts";
import { sentenceOf } from "../words/errors.ts";
import { addressOf } from "../route.ts";
import { noFacts, type SiteFacts } from "../site/site-facts.ts";
import { loadSource, loadWriting } from "../source/load-source.ts";
import { texts, textsLanguage } from "../texts.ts";
import { AtReturn } from "../../shared/at-return.ts";
import type { LinkCheck } from "./link-check.ts";
import { keepFilter, keptFilter } from "./kept-filter.ts";
import type { KnownPages } from "../site/known-pages.ts";
import { renderFilter } from "./list-filter.ts";
import { listStyles } from "./list-styles.ts";
import { countStates, groupsOf, type PageGroup, sortGroups } from "./page-groups.ts";
import { everything, filterRows, isEverything, languagesOf, type PageFilter, type PageRow, rankOf, rowsOf } from "./page-rows.ts";
import { placeIn } from "./place-in.ts";
import { TextSearch } from "./text-search.ts";
import { rowStyles } from "./row-styles.ts";
import { renderBones, renderRow } from "./row.ts";

interface KnownRows {
  readonly documents: readonly DocumentSummary[];
  readonly language: string | undefined;
  readonly rows: readonly PageRow[];
  readonly groups: readonly PageGroup[];
}

/** `<lectern-page-list>`: the pages and drafts of a project. */
export class PageList extends LitElement {
  static override readonly styles = [controls, listStyles, dotStyles, rowStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor pages: KnownPages | undefined;
  @property({ attribute: false }) accessor site: SiteFacts = noFacts;
  @property() accessor projectId = "";

  @state() accessor #failure: string | undefined;
  @state() accessor #filter = everything;
  /** 20 portions of 500 pages. */
  readonly #texts = new TextSearch(this, { portions: 20 });

  @state() accessor #linkCheck: LinkCheck | undefined;

  #known: KnownRows | undefined;

  readonly #connection = new Connection(this);
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
    this.#filter = keptFilter(this.projectId);
    setDocumentTitle(texts.list.heading, this.projectId);
    void this.#ask(async () => (this.pages?.documents === undefined ? this.pages?.more() : this.pages.refresh()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end.disconnect();
  }

  /** Whoever comes back is where they were, and goes on from the row that they opened. */
  override firstUpdated(): void {
    if (this.pages?.documents !== undefined) placeIn(this.pages).restore(this);
  }

  get commands(): readonly Command[] {
    return [{ kind: "new", name: texts.list.newPage, run: this.#begin }];
  }

  readonly #begin = (): void => {
    location.hash = addressOf({ kind: "new", projectId: this.projectId });
  };

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
      // Whatever is opened next is opened at once.
      for (const load of [loadSource, loadWriting]) void load().catch(() => undefined);
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

  focusSearch(): void {
    this.renderRoot.querySelector<HTMLElement>("[type=search]")?.focus();
  }

  override render(): TemplateResult {
    const documents = this.pages?.documents;
    const language = this.site.defaultLanguage;
    const { rows, groups: every } = this.#rowsOf(documents ?? [], language);
    this.#texts.look(this.#filter.search);
    const excerpts = new Map(this.#texts.found.map(({ id, excerpt }) => [id, excerpt ?? ""]));
    const excerptOf = ({ draft, live }: PageRow): string | undefined => excerpts.get(draft?.id ?? "") ?? excerpts.get(live?.id ?? "");
    const found = filterRows(rows, { ...this.#filter, state: "all" }, (row) => excerptOf(row) !== undefined);
    const groups = found.length === rows.length ? every : groupsOf(found, language);
    const { state, sorting } = this.#filter;
    const inState = state === "all" ? groups : groupsOf(filterRows(found, { ...everything, state }), language);
    const rank = ({ rows: inGroup }: PageGroup): number => Math.min(...inGroup.map((row) => rankOf(row, this.#filter.search)));
    const shown = sortGroups(inState, sorting, textsLanguage).toSorted((a, b) => rank(a) - rank(b));
    const lostLinks = this.#linkCheck?.lost(documents ?? []);
    const isComplete = this.pages?.isComplete === true;
    const isEmpty = isComplete && documents?.length === 0;
    return html`
      <div class="row head">
        <h1>${texts.list.heading}</h1>
        <p role="status" class="hint">${this.#statusText(shown.length, every.length, languagesOf(rows).length)}</p>
        ${isEmpty ? nothing : html`<button class="primary" @click=${this.#begin}>${icon(Plus)} ${texts.list.newPage}</button>`}
      </div>
      ${
        isEmpty
          ? nothing
          : renderFilter({
              filter: this.#filter,
              languages: languagesOf(rows),
              counts: countStates(groups),
              isMore: !isComplete,
              change: (change) => this.#change(change),
            })
      }
      <p role="alert" class="error">${this.#failure}</p>
      <ul @click=${(event: Event) => this.pages && placeIn(this.pages).keep(event)}>
        ${documents === undefined && this.#failure === undefined ? renderBones() : nothing}
        ${repeat(
          shown,
          ({ key }) => key,
          (group) =>
            renderRow(group, {
              projectId: this.projectId,
              lostLinks: group.rows.map(({ newest }) => lostLinks?.(newest)).find(Boolean),
              excerpt: excerptOf(group.rows[0]),
              search: this.#filter.search,
            }),
        )}
      </ul>
      ${documents !== undefined && !isComplete ? html`<div id="end">${renderBones()}</div>` : nothing}
      ${isComplete && shown.length === 0 ? this.#renderNothing(documents ?? []) : nothing}
    `;
  }

  /** The same until the list changes: a large site has thousands. */
  #rowsOf(documents: readonly DocumentSummary[], language: string | undefined): KnownRows {
    if (this.#known?.documents !== documents || this.#known.language !== language) {
      const rows = rowsOf(documents);
      this.#known = { documents, language, rows, groups: groupsOf(rows, language) };
    }
    return this.#known;
  }

  #renderNothing(documents: readonly DocumentSummary[]): TemplateResult {
    if (documents.length > 0)
      return html`<div class="empty">
        <p class="say">${texts.list.nothingFound(this.#filter.search.trim())}</p>
        <button @click=${() => this.#change(everything)}>${texts.list.showAll}</button>
      </div>`;
    return html`<div class="empty">
      ${mark}
      <p class="say">${texts.list.none}</p>
      <p>${texts.list.noneHint}</p>
      <button class="primary" @click=${this.#begin}>${texts.list.newPage}</button>
    </div>`;
  }

  #statusText(shown: number, all: number, languages: number): string {
    if (this.#failure !== undefined) return "";
    if (this.pages?.documents === undefined) return texts.list.loading(0);
    if (this.#texts.isSearching) return texts.list.loading(all);
    if (this.pages.isComplete) return all === 0 ? "" : texts.list.shown(shown, all, languages);
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
