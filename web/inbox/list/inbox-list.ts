import {
  type InboxChange,
  type InboxItem,
  type InboxItemKind,
  type InboxItemState,
  isLecternError,
  type LecternProject,
  type TemplateSummary,
} from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { controls } from "../../shared/controls.ts";
import { sentenceOf } from "../app/failure-sentence.ts";
import { addressOf, type Route } from "../app/route.ts";
import type { Texts } from "../texts/texts.ts";
import { renderTemplates, renderVisitor, renderWriting, type Writing } from "./item-form.ts";
import { listStyles } from "./list-styles.ts";
import { whenOf } from "./when-of.ts";

type ListRoute = Extract<Route, { readonly kind: "list" }>;

const kinds: readonly (InboxItemKind | undefined)[] = [undefined, "message", "missed_call", "question"];
const states: readonly InboxItemState[] = ["open", "done"];

/** The service's maximum. */
const pageLength = 100;

/** `<lectern-inbox-list>`: open items, or those that are done. */
export class InboxList extends LitElement {
  static override readonly styles = [controls, listStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor route: ListRoute | undefined;
  @property({ attribute: false }) accessor texts: Texts | undefined;
  @property() accessor language = "en";

  @state() accessor #items: readonly InboxItem[] = [];
  /** Null: that was the last page; undefined: none is loaded. */
  @state() accessor #cursor: string | null | undefined;
  @state() accessor #isBusy = false;
  @state() accessor #failure = "";
  @state() accessor #status = "";
  @state() accessor #writing: Writing | undefined;
  /** The item that becomes a page, and the templates to choose from. */
  @state() accessor #drafting: { readonly item: InboxItem; readonly templates: readonly TemplateSummary[] } | undefined;

  #connection = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
  }

  override firstUpdated(): void {
    void this.#loadMore().then(async () => this.#focusItem());
  }

  async #loadMore(): Promise<void> {
    const { project, route } = this;
    if (project === undefined || route === undefined) return;
    await this.#attempt(async () => {
      const { only: kind, state } = route;
      const { signal } = this.#connection;
      const { items, next_cursor } = await project.inbox.list(
        { state, kind, limit: pageLength, cursor: this.#cursor ?? undefined },
        { signal },
      );
      // An item that has changed meanwhile may be on two pages: the newer one counts.
      const newer = new Set(items.map(({ itemId }) => itemId));
      this.#items = [...this.#items.filter(({ itemId }) => !newer.has(itemId)), ...items];
      this.#cursor = next_cursor;
    });
  }

  /** The item that a mail links to. */
  async #focusItem(): Promise<void> {
    const wanted = this.route?.itemId;
    if (wanted === undefined) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`#item-${CSS.escape(wanted)}`)?.focus();
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    if (this.texts === undefined) return;
    this.#isBusy = true;
    this.#failure = "";
    this.#status = "";
    try {
      await work();
    } catch (error) {
      if (!this.#connection.signal.aborted) this.#failure = sentenceOf(error, this.texts);
    }
    this.#isBusy = false;
  }

  async #change(item: InboxItem, change: InboxChange): Promise<void> {
    const { project, texts, route } = this;
    if (project === undefined || texts === undefined || this.#isBusy) return;
    await this.#attempt(async () => {
      try {
        const changed = await project.inbox.change(item.itemId, change, { ifMatch: item.etag });
        const isHere = changed.state === route?.state || change.action === "note";
        this.#items = this.#items.flatMap((one) => (one.itemId !== item.itemId ? [one] : isHere ? [changed] : []));
        this.#writing = undefined;
        this.#status = texts.item.done;
        if (!isHere) this.renderRoot.querySelector<HTMLElement>("h1")?.focus();
      } catch (error) {
        if (!isLecternError(error, "stale_revision")) throw error;
        // Typed text stays: the person sees the other's change, and decides.
        await this.#reload(item);
        this.#failure = texts.failures.stale(error.updatedBy ?? texts.item.unknownVisitor);
      }
    });
  }

  /** Its present state: there is no endpoint for one item, so both lists are searched from the beginning. */
  async #reload({ itemId, kind }: InboxItem): Promise<void> {
    const lists = await Promise.all(states.map(async (state) => this.project?.inbox.list({ state, kind, limit: pageLength })));
    const now = lists.flatMap((list) => list?.items ?? []).find((one) => one.itemId === itemId);
    if (now !== undefined) this.#items = this.#items.map((one) => (one.itemId === itemId ? now : one));
  }

  async #startDraft(item: InboxItem): Promise<void> {
    await this.#attempt(async () => {
      const { templates = [] } = (await this.project?.templates.list()) ?? {};
      const [only, ...others] = templates;
      if (only !== undefined && others.length === 0) await this.#openDraft(item, only);
      else this.#drafting = { item, templates };
    });
  }

  async #openDraft(item: InboxItem, template: TemplateSummary): Promise<void> {
    if (this.project === undefined) return;
    const { makeDraft } = await import("./new-draft.ts");
    const draftId = await makeDraft(this.project, item, template);
    location.assign(`/editor/#/${encodeURIComponent(this.route?.projectId ?? "")}/drafts/${encodeURIComponent(draftId)}`);
  }

  override render(): unknown {
    const { texts, route } = this;
    if (texts === undefined || route === undefined) return nothing;
    const { list } = texts;
    return html`
      <h1 tabindex="-1">${list.headings[route.state][route.only ?? "all"]} <span class="count">${this.#count}</span></h1>
      <nav class="row" aria-label=${texts.app.name}>
        ${kinds.map((only) => this.#renderLink({ ...route, only }, list.kinds[only ?? "all"], only === route.only))}
        <span class="row states"
          >${states.map((one) => this.#renderLink({ ...route, state: one }, list.states[one], one === route.state))}</span
        >
      </nav>
      <p role="alert" class="error">${this.#failure}</p>
      ${
        this.#failure !== "" && this.#items.length === 0
          ? html`<button @click=${async () => this.#loadMore()}>${texts.failures.again}</button>`
          : nothing
      }
      <p role="status" class="hint">${this.#statusText(texts, route)}</p>
      <ul>
        ${repeat(
          this.#items,
          ({ itemId }) => itemId,
          (item) => this.#renderItem(item, texts),
        )}
      </ul>
      ${
        typeof this.#cursor === "string"
          ? html`<p><button ?disabled=${this.#isBusy} @click=${async () => this.#loadMore()}>${list.more}</button></p>`
          : nothing
      }
    `;
  }

  /** How many there are: with a plus while there may be more. */
  get #count(): string {
    if (this.#cursor === undefined) return "";
    return `${new Intl.NumberFormat(this.language).format(this.#items.length)}${this.#cursor === null ? "" : "+"}`;
  }

  #statusText({ app, list }: Texts, route: ListRoute): string {
    if (this.#status !== "") return this.#status;
    if (this.#failure !== "") return "";
    if (this.#cursor === undefined) return app.loading;
    return this.#items.length === 0 ? list.empty[route.state] : list.shown(this.#items.length);
  }

  #renderLink({ projectId, only, state }: ListRoute, text: string, isHere: boolean): TemplateResult {
    const address = addressOf({ kind: "list", projectId, only, state });
    return html`<a href=${address} aria-current=${isHere ? "true" : nothing}>${text}</a>`;
  }

  #renderItem(item: InboxItem, texts: Texts): TemplateResult {
    const { itemId, kind, text, language, answer, note, changed_by_name: changedBy } = item;
    return html`<li id="item-${itemId}" tabindex="-1">
      <p class="hint">${texts.item.kind[kind]} · ${whenOf(item, texts, this.language)}</p>
      <p class="text" dir="auto" lang=${language}>${text}</p>
      ${renderVisitor(item, texts)}
      ${answer === undefined ? nothing : html`<div class="said">${texts.item.answered} <bdi>${answer}</bdi></div>`}
      ${note === undefined ? nothing : html`<div class="said">${texts.item.note}: <bdi>${note}</bdi></div>`}
      ${changedBy === undefined ? nothing : html`<p class="hint">${texts.item.changedBy(changedBy)}</p>`}
      ${this.#writing?.itemId === itemId ? this.#renderWriting(item, this.#writing, texts) : this.#renderActions(item, texts)}
      ${
        this.#drafting?.item.itemId === itemId
          ? renderTemplates(this.#drafting.templates, texts, async (template) => this.#attempt(async () => this.#openDraft(item, template)))
          : nothing
      }
    </li>`;
  }

  #renderWriting(item: InboxItem, writing: Writing, texts: Texts): TemplateResult {
    return renderWriting({
      writing,
      texts,
      isBusy: this.#isBusy,
      change: (text) => (this.#writing = { ...writing, text }),
      send: async (text) => this.#change(item, { action: writing.action, text }),
      cancel: () => (this.#writing = undefined),
    });
  }

  #renderActions(item: InboxItem, { item: texts }: Texts): TemplateResult {
    const { itemId, kind, state, answer = "", note = "" } = item;
    const write = async (action: Writing["action"], text: string): Promise<void> => {
      this.#writing = { itemId, action, text };
      await this.updateComplete;
      this.renderRoot.querySelector("textarea")?.focus();
    };
    const button = (text: string, act: () => unknown, className = ""): TemplateResult =>
      html`<button class=${className} ?disabled=${this.#isBusy} aria-describedby="item-${itemId}" @click=${act}>${text}</button>`;
    return html`<div class="row">
      ${kind === "question" ? button(texts.answer, async () => write("answer", answer)) : nothing}
      ${
        state === "open"
          ? button(texts.close, async () => this.#change(item, { action: "close" }))
          : button(texts.reopen, async () => this.#change(item, { action: "reopen" }))
      }
      ${button(texts.note, async () => write("note", note), "plain")}
      ${kind === "question" ? button(texts.write, async () => this.#startDraft(item), "plain") : nothing}
    </div>`;
  }
}
