import { type InboxChangeRequest, type InboxItem, isLecternError, type LecternProject } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { greyRows } from "../../shared/grey-rows.ts";
import { loadPart } from "../../shared/load-part.ts";
import { menuStyles } from "../../shared/menu/menu-styles.ts";
import { sentenceOf } from "../texts/failure-sentence.ts";
import type { Texts } from "../texts/en.ts";
import { Choice, goTo } from "./choice.ts";
import { listStyles } from "./list-styles.ts";
import { paneStyles } from "./pane-styles.ts";
import { renderActions } from "./render-actions.ts";
import { renderCloseAll } from "./render-close-all.ts";
import type { ListRoute } from "./render-filter.ts";
import { renderHead, renderNews, renderTrouble } from "./render-head.ts";
import { renderChanged, renderEmpty, renderPane } from "./render-pane.ts";
import { renderRows } from "./render-rows.ts";
import type { renderWriting, Writing } from "./writing.ts";

/** `<lectern-inbox-list>`: open items, or those that are done, and one of them beside the list. */
export class InboxList extends LitElement {
  static override readonly styles = [controls, listStyles, paneStyles, menuStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor route: ListRoute | undefined;
  @property({ attribute: false }) accessor texts: Texts | undefined;
  @property() accessor language = "en";
  /** Leaves the page, at once or when the person has agreed. */
  @property({ attribute: false }) accessor leave: (leave: () => void) => void = (leave) => leave();

  @state() accessor #items: readonly InboxItem[] = [];
  /** Null: that was the last page; undefined: none is loaded. */
  @state() accessor #cursor: string | null | undefined;
  /** What is under way: an item's ID, "list" or "draft". */
  readonly #busy = new Set<string>();
  @state() accessor #failure = "";
  @state() accessor #status: unknown = "";
  /** That somebody else was faster to change an item. */
  @state() accessor #met: { readonly itemId: string; readonly sentence: string } | undefined;
  /** The answers and notes that are being written, by item. */
  @state() accessor #writings: ReadonlyMap<string, Writing> = new Map();
  /** The item that becomes a page, and the choice of its template. */
  @state() accessor #drafting: { readonly itemId: string; readonly choice: TemplateResult } | undefined;

  /** Loaded after the list. */
  @state() accessor #form: typeof renderWriting | undefined;
  readonly #choice = new Choice(this, () => this.#items);
  readonly #connection = new Connection(this);

  get isUnsaved(): boolean {
    return [...this.#writings.values()].some(({ text, before }) => text !== before);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("keydown", this.#pressKey, { signal: this.#connection.signal });
  }

  override firstUpdated(): void {
    const wanted = this.route?.itemId; // a mail links to it
    void this.#loadMore().then(async () => wanted && this.#choice.choose(wanted));
    void this.#loadForm();
  }

  async #loadForm(): Promise<void> {
    const part = await loadPart(
      async () => import("./item-actions.ts"),
      () => (this.#failure = this.texts?.failures.unexpected ?? ""),
    );
    this.#form = part?.renderWriting;
  }

  readonly #pressKey = (event: KeyboardEvent): void => {
    const ended = this.#choice.press(event);
    if (ended?.state === "open" && !this.#writings.has(ended.itemId)) void this.#change(ended, { action: "close" });
  };

  async #loadMore(): Promise<void> {
    const { project, route } = this;
    if (project === undefined || route === undefined) return;
    await this.#attempt("list", async () => {
      const { only: kind, state } = route;
      const { items, next_cursor } = await project.inbox.list(
        { state, kind, limit: 100, cursor: this.#cursor ?? undefined },
        { signal: this.#connection.signal },
      );
      // An item that has changed meanwhile may be on two pages: the newer one counts.
      const newer = new Set(items.map(({ itemId }) => itemId));
      this.#items = [...this.#items.filter(({ itemId }) => !newer.has(itemId)), ...items];
      this.#cursor = next_cursor;
    });
  }

  readonly #startOver = (): void => {
    this.#focus(["heading"]); // the button is about to be gone
    this.dispatchEvent(new Event("lectern-changed"));
    this.#items = [];
    this.#cursor = undefined;
    void this.#loadMore();
  };

  async #attempt(name: string, work: () => Promise<void>): Promise<void> {
    if (this.texts === undefined || this.#busy.has(name)) return;
    this.#busy.add(name);
    this.requestUpdate();
    this.#failure = "";
    this.#met = undefined;
    this.#status = "";
    try {
      await work();
    } catch (error) {
      if (!this.#connection.signal.aborted) this.#failure = sentenceOf(error, this.texts);
    }
    this.#busy.delete(name);
    this.requestUpdate();
  }

  async #change(item: InboxItem, change: InboxChangeRequest, undoneAt?: number): Promise<void> {
    const { project, texts, route } = this;
    if (project === undefined || texts === undefined) return;
    await this.#attempt(item.itemId, async () => {
      try {
        const changed = await project.inbox.change(item.itemId, change, { ifMatch: item.etag });
        const isHere = changed.state === route?.state || change.action === "note";
        const place = this.#items.findIndex((one) => one === this.#choice.shown && one.itemId === item.itemId);
        this.#items = this.#items.flatMap((one) => (one.itemId !== item.itemId ? [one] : isHere ? [changed] : []));
        if (undoneAt !== undefined && isHere) this.#items = this.#items.toSpliced(undoneAt, 0, changed);
        this.#endWriting(item.itemId);
        const undo = async (): Promise<void> => this.#change(changed, { action: "reopen" }, place);
        this.#status = renderChanged(item, change.action, { projectId: route?.projectId ?? "", texts, undo });
        if (isHere) return;
        this.dispatchEvent(new Event("lectern-changed"));
        if (place < 0) return; // somebody is at another item
        const next = this.#items[Math.min(place, this.#items.length - 1)]?.itemId;
        this.#choice.set(next);
        await this.updateComplete;
        this.#focus(next === undefined ? ["heading"] : [`row-${next}`, `item-${next}`], item.itemId);
      } catch (error) {
        if (!isLecternError(error, "stale_revision")) throw error;
        // Typed text stays: the person sees the other's change, and decides.
        const { meetChange } = await import("./item-actions.ts");
        const isWritten = this.#writings.has(item.itemId);
        const { now, sentence } = await meetChange(project, item, { by: error.updatedBy, isWritten, texts });
        this.#items = this.#items.map((one) => (one.itemId === item.itemId ? now : one));
        this.#met = { itemId: item.itemId, sentence };
      }
    });
  }

  #write(itemId: string, writing: Writing): void {
    this.#writings = new Map(this.#writings).set(itemId, writing);
  }

  /** The keyboard goes on at the item whose form is gone. */
  #endWriting(itemId: string): void {
    this.#writings = new Map([...this.#writings].filter(([id]) => id !== itemId));
    this.#focus([`item-${itemId}`], itemId);
  }

  /** At the first that a window of this width shows, unless somebody is at another item. */
  #focus(ids: readonly string[], itemId?: string): void {
    const here = this.shadowRoot?.activeElement?.closest("section");
    const places = here && here.id !== `item-${itemId}` ? [] : ids.map((id) => this.shadowRoot?.getElementById(id));
    goTo(places.find((place) => place?.checkVisibility()));
  }

  async #startWriting({ itemId }: InboxItem, action: Writing["action"], before: string): Promise<void> {
    this.#write(itemId, { action, text: before, before });
    await this.#choice.choose(itemId);
  }

  async #startDraft(item: InboxItem): Promise<void> {
    const { project, route, texts } = this;
    if (project === undefined || route === undefined || texts === undefined) return;
    const open = async (make: () => Promise<string>): Promise<void> =>
      this.#attempt("draft", async () => {
        const address = await make();
        this.#writings = new Map(); // the person has agreed
        location.assign(address);
      });
    await this.#attempt(item.itemId, async () => {
      const { startDraft } = await import("./item-actions.ts");
      const leave = (make: () => Promise<string>): void => this.leave(() => void open(make));
      const choice = await startDraft({ project, projectId: route.projectId, item, texts, leave });
      this.#drafting = choice && { itemId: item.itemId, choice };
    });
  }

  override render(): unknown {
    const [{ texts, route, language }, { shown }] = [this, this.#choice];
    if (texts === undefined || route === undefined) return nothing;
    const head = {
      ...{ route, texts, language, count: this.#items.length, cursor: this.#cursor, failure: this.#failure, status: this.#status },
      ...{ menu: this.isUnsaved || route.state === "done" ? nothing : renderCloseAll(this, this.#items, this.#startOver) },
      startOver: this.#startOver,
    };
    return html`<div class="panes ${this.#choice.isMade ? "chosen" : ""}">
      ${renderTrouble(head)}
      <div class="list">
        ${renderHead(head)} ${this.#cursor === undefined && this.#failure === "" ? greyRows : nothing}
        ${renderRows({ items: this.#items, shown, texts, language, choose: async (itemId) => this.#choice.choose(itemId) })}
        ${
          typeof this.#cursor === "string"
            ? html`<p><button ?disabled=${this.#busy.has("list")} @click=${async () => this.#loadMore()}>${texts.list.more}</button></p>`
            : nothing
        }
      </div>
      <div class="beside">
        ${renderNews(head)}
        ${shown === undefined ? (this.#cursor === null ? renderEmpty(texts, route.state) : nothing) : keyed(shown.itemId, this.#renderPane(shown, texts))}
      </div>
    </div>`;
  }

  #renderPane(item: InboxItem, texts: Texts): TemplateResult {
    const others = renderActions(item, texts, {
      isBusy: this.#busy.has(item.itemId),
      isWritten: [this.#writings.get(item.itemId)].some((writing) => writing?.text !== writing?.before),
      change: async (action) => this.#change(item, { action }),
      write: async (action, before) => this.#startWriting(item, action, before),
      startDraft: async () => this.#startDraft(item),
    });
    const drafting = this.#drafting?.itemId === item.itemId ? this.#drafting.choice : nothing;
    const met = this.#met?.itemId === item.itemId ? html`<p role="alert" class="met">${this.#met.sentence}</p>` : nothing;
    const acts = html`${met} ${this.#renderWriting(item, texts, others) ?? html`<div class="row">${others}</div>`} ${drafting}`;
    return renderPane({ item, texts, language: this.language, acts, back: async () => this.#choice.choose(undefined) });
  }

  /** A question always has room for its answer. */
  #renderWriting(item: InboxItem, texts: Texts, others: TemplateResult): TemplateResult | undefined {
    const { itemId, kind, answer: before = "" } = item;
    const writing = this.#writings.get(itemId) ?? (kind === "question" ? ({ action: "answer", text: before, before } as const) : undefined);
    return (
      writing &&
      this.#form?.({
        itemId,
        writing,
        texts,
        isBusy: this.#busy.has(itemId) || this.#busy.has("draft"), // the page is about to be left
        change: (text) => this.#write(itemId, { ...writing, text }),
        send: async () => this.#change(item, { action: writing.action, text: writing.text }),
        cancel: () => this.#endWriting(itemId),
        others,
      })
    );
  }
}
