import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { DocumentSummary, LecternProject } from "@lectern/client";
import { controls } from "../../shared/controls.ts";
import { directionOf } from "../../shared/direction.ts";
import { setDocumentTitle } from "../app/document-title.ts";
import { sentenceOf } from "../app/errors.ts";
import { addressOf } from "../app/route.ts";
import { languageName, timeText } from "../app/words.ts";
import { texts } from "../texts.ts";
import { listPages } from "./list-pages.ts";
import { filterRows, languagesOf, mostUsed, type PageFilter, type PageRow, rowsOf } from "./page-rows.ts";
import { listStyles } from "./list-styles.ts";

const everything: PageFilter = { search: "", language: "", state: "all" };

/** `<lectern-page-list>`: the pages and drafts of a project. */
export class PageList extends LitElement {
  static override readonly styles = [controls, listStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property() accessor projectId = "";

  @state() accessor #documents: readonly DocumentSummary[] | undefined;
  @state() accessor #isComplete = false;
  @state() accessor #failure: string | undefined;
  @state() accessor #filter = everything;
  @state() accessor #isNewOpen = false;

  #connection = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
    setDocumentTitle(texts.list.heading, this.projectId);
    void this.#load(this.#connection.signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
  }

  async #load(signal: AbortSignal): Promise<void> {
    if (this.project === undefined) return;
    try {
      for await (const documents of listPages(this.project, signal)) this.#documents = documents;
      this.#isComplete = true;
    } catch (error) {
      if (!signal.aborted) this.#failure = sentenceOf(error);
    }
  }

  override render(): TemplateResult {
    const rows = rowsOf(this.#documents ?? []);
    const shown = filterRows(rows, this.#filter);
    return html`
      <div class="row head">
        <h1>${texts.list.heading}</h1>
        <button class="primary" @click=${() => (this.#isNewOpen = true)}>${texts.list.newPage}</button>
      </div>
      ${this.#renderFilter(languagesOf(rows))}
      <p role="alert" class="error">${this.#failure}</p>
      <p role="status" class="hint">${this.#statusText(shown.length, rows.length)}</p>
      <ul>
        ${shown.map((row) => this.#renderRow(row))}
      </ul>
      ${
        this.#isNewOpen
          ? html`<lectern-new-page
              .project=${this.project}
              projectId=${this.projectId}
              .languages=${languagesOf(rows)}
              mostly=${mostUsed(rows)}
              @lectern-close=${() => (this.#isNewOpen = false)}
            ></lectern-new-page>`
          : nothing
      }
    `;
  }

  #statusText(shown: number, all: number): string {
    if (this.#failure !== undefined) return "";
    if (!this.#isComplete) return texts.list.loading(all);
    return all === 0 ? texts.list.none : texts.list.shown(shown, all);
  }

  #renderFilter(languages: readonly string[]): TemplateResult {
    return html`
      <search class="row">
        <label for="search">${texts.list.search}</label>
        <input id="search" type="search" autocomplete="off" @input=${(event: InputEvent) => this.#change({ search: valueOf(event) })} />
        <label for="language">${texts.list.language}</label>
        <select id="language" @change=${(event: Event) => this.#change({ language: valueOf(event) })}>
          <option value="">${texts.list.allLanguages}</option>
          ${languages.map((tag) => html`<option value=${tag}>${languageName(tag)}</option>`)}
        </select>
        <label for="state">${texts.list.state}</label>
        <select id="state" @change=${(event: Event) => this.#change({ state: stateOf(valueOf(event)) })}>
          <option value="all">${texts.list.allStates}</option>
          <option value="draft">${texts.list.withDraft}</option>
          <option value="live">${texts.list.onlyLive}</option>
        </select>
      </search>
    `;
  }

  #renderRow(row: PageRow): TemplateResult {
    const { title, slug, language, draft, live, newest } = row;
    const name = title ?? slug ?? texts.list.untitled;
    return html`
      <li>
        <div class="name">
          <span class="title" dir=${directionOf(language)} lang=${language}>${name}</span>
          <span class="hint">
            <bdi dir="ltr">/${slug ?? ""}</bdi> · ${languageName(language)} ·
            ${texts.list.changed(timeText(newest.updated_at), newest.updated_by_name)}
          </span>
        </div>
        <div class="row">
          ${draft === undefined ? nothing : html`<span class="badge">${texts.list.draft}</span>`}
          ${live === undefined ? nothing : html`<span class="badge">${texts.list.live}</span>`}
          <a class="button" aria-label=${texts.list.editNamed(name, languageName(language))} href=${this.#addressOf(row)}
            >${texts.list.edit}</a
          >
        </div>
      </li>
    `;
  }

  #change(change: Partial<PageFilter>): void {
    this.#filter = { ...this.#filter, ...change };
  }

  /** The draft there is, or the live page: it becomes a draft when somebody types. */
  #addressOf({ draft, live }: PageRow): string {
    const { projectId } = this;
    if (draft !== undefined) return addressOf({ kind: "draft", projectId, draftId: draft.id });
    return live === undefined ? addressOf({ kind: "pages", projectId }) : addressOf({ kind: "page", projectId, docId: live.id });
  }
}

const valueOf = ({ currentTarget }: Event): string =>
  currentTarget instanceof HTMLInputElement || currentTarget instanceof HTMLSelectElement ? currentTarget.value : "";

const stateOf = (value: string): PageFilter["state"] => (value === "draft" || value === "live" ? value : "all");
