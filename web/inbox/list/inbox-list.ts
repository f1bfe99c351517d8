import { type InboxChangeRequest, type InboxItem, isLecternError, type LecternProject } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { controls } from "../../shared/controls.ts";
import { sentenceOf } from "../app/failure-sentence.ts";
import type { Texts } from "../texts/texts.ts";
import { listStyles } from "./list-styles.ts";
import { type ItemActions, renderActions } from "./render-actions.ts";
import { renderCloseAll } from "./render-close-all.ts";
import { type ListRoute, renderFilter } from "./render-filter.ts";
import { renderItem } from "./render-item.ts";
import type { renderWriting, Writing } from "./writing.ts";

/** The service's maximum. */
const pageLength = 100;

/** `<lectern-inbox-list>`: open items, or those that are done. */
export class InboxList extends LitElement {
  static override readonly styles = [controls, listStyles];

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
  @state() accessor #status = "";
  /** The answers and notes that are being written, by item. */
  @state() accessor #writings: ReadonlyMap<string, Writing> = new Map();
  /** The item that becomes a page, and the choice of its template. */
  @state() accessor #drafting: { readonly itemId: string; readonly choice: TemplateResult } | undefined;

  /** Loaded when somebody begins to write. */
  #form: typeof renderWriting | undefined;
  #connection = new AbortController();

  get isUnsaved(): boolean {
    return [...this.#writings.values()].some(({ text, before }) => text !== before);
  }

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
    await this.#attempt("list", async () => {
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

  readonly #startOver = (): void => {
    this.#focus("heading"); // the button is about to be gone
    this.#items = [];
    this.#cursor = undefined;
    void this.#loadMore();
  };

  /** The item that a mail links to. */
  async #focusItem(): Promise<void> {
    const wanted = this.route?.itemId;
    if (wanted === undefined) return;
    await this.updateComplete;
    this.#focus(`item-${wanted}`, wanted);
  }

  async #attempt(name: string, work: () => Promise<void>): Promise<void> {
    if (this.texts === undefined || this.#busy.has(name)) return;
    this.#busy.add(name);
    this.requestUpdate();
    this.#failure = "";
    this.#status = "";
    try {
      await work();
    } catch (error) {
      if (!this.#connection.signal.aborted) this.#failure = sentenceOf(error, this.texts);
    }
    this.#busy.delete(name);
    this.requestUpdate();
  }

  async #change(item: InboxItem, change: InboxChangeRequest): Promise<void> {
    const { project, texts, route } = this;
    if (project === undefined || texts === undefined) return;
    await this.#attempt(item.itemId, async () => {
      try {
        const changed = await project.inbox.change(item.itemId, change, { ifMatch: item.etag });
        const isHere = changed.state === route?.state || change.action === "note";
        this.#items = this.#items.flatMap((one) => (one.itemId !== item.itemId ? [one] : isHere ? [changed] : []));
        this.#endWriting(item.itemId);
        this.#status = texts.item.done;
        if (!isHere) this.#focus("heading", item.itemId);
      } catch (error) {
        if (!isLecternError(error, "stale_revision")) throw error;
        // Typed text stays: the person sees the other's change, and decides.
        const { findItem } = await import("./item-actions.ts");
        const now = await findItem(project, item);
        if (now !== undefined) this.#items = this.#items.map((one) => (one.itemId === item.itemId ? now : one));
        this.#failure = texts.failures.stale(error.updatedBy ?? texts.item.unknownVisitor);
      }
    });
  }

  #write(itemId: string, writing: Writing): void {
    this.#writings = new Map(this.#writings).set(itemId, writing);
  }

  /** The keyboard goes on at the item whose form is gone. */
  #endWriting(itemId: string): void {
    this.#writings = new Map([...this.#writings].filter(([id]) => id !== itemId));
    this.#focus(`item-${itemId}`, itemId);
  }

  /** Not while somebody is at another item. */
  #focus(id: string, itemId?: string): void {
    const here = this.shadowRoot?.activeElement?.closest("li");
    if (!here || here.id === `item-${itemId}`) this.shadowRoot?.getElementById(id)?.focus();
  }

  async #startWriting({ itemId }: InboxItem, action: Writing["action"], before: string): Promise<void> {
    await this.#attempt(itemId, async () => {
      this.#form = (await import("./item-actions.ts")).renderWriting;
      this.#write(itemId, { action, text: before, before });
    });
    await this.updateComplete;
    this.#focus(`text-${itemId}`, itemId);
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
    const { texts, route } = this;
    if (texts === undefined || route === undefined) return nothing;
    const { list } = texts;
    return html`
      <h1 id="heading" tabindex="-1">${list.headings[route.state][route.only ?? "all"]} <span class="count">${this.#count}</span></h1>
      ${renderFilter(route, texts)}
      <p role="alert" class="error">${this.#failure}</p>
      ${this.#failure !== "" && this.#items.length === 0 ? html`<button @click=${this.#startOver}>${texts.failures.again}</button>` : nothing}
      <p role="status" class="hint">${this.#statusText(texts, route)}</p>
      ${this.#writings.size === 0 && route.state === "open" ? renderCloseAll(this, this.#items, this.#startOver) : nothing}
      <ul>
        ${repeat(
          this.#items,
          ({ itemId }) => itemId,
          (item) => this.#renderItem(item, texts),
        )}
      </ul>
      ${
        typeof this.#cursor === "string"
          ? html`<p><button ?disabled=${this.#busy.has("list")} @click=${async () => this.#loadMore()}>${list.more}</button></p>`
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

  #renderItem(item: InboxItem, texts: Texts): TemplateResult {
    const { itemId } = item;
    return html`<li id="item-${itemId}" tabindex="-1">
      ${renderItem(item, texts, this.language)} ${this.#renderWriting(item, texts) ?? renderActions(item, texts, this.#actionsOf(item))}
      ${this.#drafting?.itemId === itemId ? this.#drafting.choice : nothing}
    </li>`;
  }

  #renderWriting(item: InboxItem, texts: Texts): TemplateResult | undefined {
    const { itemId } = item;
    const writing = this.#writings.get(itemId);
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
      })
    );
  }

  #actionsOf(item: InboxItem): ItemActions {
    return {
      isBusy: this.#busy.has(item.itemId),
      change: async (action) => this.#change(item, { action }),
      write: async (action, before) => this.#startWriting(item, action, before),
      startDraft: async () => this.#startDraft(item),
    };
  }
}
