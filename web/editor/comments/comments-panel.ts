import type { CommentsChangeRequest, CommentsRequest, Comments, LecternProject } from "@lectern/client";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { X } from "lucide";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { icon } from "../../shared/icons/icon.ts";
import { menuStyles } from "../../shared/menu/menu-styles.ts";
import { sentenceOf } from "../words/errors.ts";
import { lateTexts } from "../late-texts.ts";
import { AtReturn } from "../../shared/at-return.ts";
import type { SourceEditor } from "../source/source-editor.ts";
import { commentsStyles } from "./comments-styles.ts";
import { markLines, quoteNow } from "./marks.ts";
import { type Asked, type CommentActs, renderThread } from "./render-comment.ts";
import { sendByKey } from "../../shared/send-by-key.ts";
import { placesIn, type Thread, threadsOf } from "./threads.ts";
import { wordsOf } from "./words-of.ts";

const empty: Comments = { comments: [], approvals: [] };

/** `<lectern-comments>`: what the team says about a draft, beside its text, and who has approved it. Dispatches `lectern-toggle`. */
export class CommentsPanel extends LitElement {
  static override readonly styles = [controls, menuStyles, commentsStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  /** Empty while there is no draft. */
  @property() accessor draftId = "";
  /** The text that is shown, so that quotes are looked for again. */
  @property({ attribute: false }) accessor text = "";
  @property({ type: Boolean }) accessor open = false;

  @state() accessor #said = empty;
  @state() accessor #quote = "";
  @state() accessor #asked: Asked | undefined;
  @state() accessor #isBusy = false;
  @state() accessor #failure = "";

  readonly #connection = new Connection(this);

  constructor() {
    super();
    new AtReturn(this, () => void this.#load());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#openByKey, { signal: this.#connection.signal });
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("draftId") || changed.has("project")) void this.#load();
    if (!changed.has("open") || !this.open) return;
    this.#takeQuote();
    void this.updateComplete.then(() => {
      const { renderRoot } = this;
      (renderRoot.querySelector<HTMLElement>("#new") ?? renderRoot.querySelector<HTMLElement>("header button"))?.focus();
    });
  }

  override updated(): void {
    if (!this.#isMarked) this.#mark();
  }

  #isMarked = false;

  get #source(): SourceEditor | null {
    const root = this.getRootNode();
    return root instanceof ShadowRoot ? root.querySelector("lectern-source") : null;
  }

  #takeQuote(): void {
    const view = this.#source?.view;
    this.#quote = view === undefined ? "" : quoteNow(view);
  }

  async #load(): Promise<void> {
    await this.#attempt(async (signal) => {
      this.#said = this.draftId === "" ? empty : ((await this.project?.drafts.comments(this.draftId, { signal })) ?? empty);
      this.#isMarked = false;
    });
  }

  async #attempt(work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    const { signal } = this.#connection;
    this.#failure = "";
    try {
      await work(signal);
      return true;
    } catch (error) {
      if (!signal.aborted) this.#failure = sentenceOf(error);
      return false;
    }
  }

  /** The comments are read again after each change: others write, too. Returns whether it was made. */
  async #send(work: (project: LecternProject) => Promise<unknown>): Promise<boolean> {
    const { project } = this;
    if (project === undefined || this.#isBusy) return false;
    this.#isBusy = true;
    const isDone = await this.#attempt(async () => {
      await work(project);
    });
    this.#isBusy = false;
    if (!isDone) return false;
    this.#asked = undefined;
    await this.#load();
    await this.updateComplete;
    // The button that was pressed may be gone.
    if (document.activeElement === document.body) this.renderRoot.querySelector<HTMLElement>("#new")?.focus();
    return true;
  }

  async #add(request: CommentsRequest): Promise<boolean> {
    return this.#send(async (project) => project.drafts.comment(this.draftId, request));
  }

  readonly #mark = (): void => {
    const view = this.#source?.view;
    if (view === undefined) return;
    this.#isMarked = true;
    markLines(view, [...this.#places().values()]);
  };

  #places(): ReadonlyMap<string, number> {
    const text = this.#source?.view?.state.doc.toString();
    return text === undefined ? new Map() : placesIn(text, threadsOf(this.#said.comments));
  }

  readonly #openByKey = (event: KeyboardEvent): void => {
    if (event.code !== "KeyM" || !event.altKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!this.open) this.#toggle();
    else {
      this.#takeQuote();
      this.renderRoot.querySelector<HTMLElement>("#new")?.focus();
    }
  };

  readonly #toggle = (): void => {
    this.dispatchEvent(new Event("lectern-toggle"));
    if (this.open) this.#source?.focus();
  };

  /** A closed panel keeps what is typed into it. */
  override render(): TemplateResult {
    const words = lateTexts.comments;
    return html`<section aria-label=${words.heading} @keydown=${this.#closeByKey}>
      <header class="row">
        <h2>${words.heading}</h2>
        <button class="plain" aria-label=${words.close} @click=${this.#toggle}>${icon(X)}</button>
      </header>
      <p role="alert" class="error">${this.#failure}</p>
      ${this.#said.approvals.map(({ name, current }) => html`<p>${(current ? words.approved : words.approvedBefore)(name)}</p>`)}
      ${this.#renderThreads()} ${this.draftId === "" ? html`<p class="hint">${words.noDraft}</p>` : this.#renderForm()}
    </section>`;
  }

  #renderForm(): TemplateResult {
    const words = lateTexts.comments;
    const submit = async (event: SubmitEvent): Promise<void> => {
      event.preventDefault();
      const field = this.renderRoot.querySelector<HTMLTextAreaElement>("#new");
      if (field === null || field.value.trim() === "") return;
      const about = this.renderRoot.querySelector("select")?.value;
      if (await this.#add({ text: field.value, ...(about !== undefined && about !== "" && { quote: about }) })) field.value = "";
    };
    return html`<form @submit=${submit}>
      <label for="new">${words.field}</label>
      <textarea id="new" dir="auto" maxlength="2000" required @keydown=${sendByKey}></textarea>
      ${
        this.#quote === ""
          ? nothing
          : keyed(
              this.#quote,
              html`<select aria-label=${words.about} title=${words.about} dir="auto">
                <option value=${this.#quote}>${wordsOf(this.#quote)}</option>
                <option value="">${words.aboutAll}</option>
              </select>`,
            )
      }
      <div class="row"><button class="primary" ?disabled=${this.#isBusy}>${words.send}</button></div>
    </form>`;
  }

  #renderThreads(): TemplateResult {
    const words = lateTexts.comments;
    const threads = threadsOf(this.#said.comments);
    const acts = this.#acts();
    const [open, done] = [threads.filter(({ first }) => !first.done), threads.filter(({ first }) => first.done)];
    const render = (some: readonly Thread[]): TemplateResult =>
      html`<ol>
        ${some.map((thread) => renderThread(thread, acts))}
      </ol>`;
    return html`
      ${threads.length === 0 && this.draftId !== "" ? html`<p class="hint">${words.none}</p>` : nothing}
      ${open.length === 0 ? nothing : render(open)}
      ${
        done.length === 0
          ? nothing
          : html`<details>
              <summary>${words.doneOnes(done.length)}</summary>
              ${render(done)}
            </details>`
      }
    `;
  }

  #acts(): CommentActs {
    const places = this.#places();
    return {
      asked: this.#asked,
      isBusy: this.#isBusy,
      ask: (asked) => {
        this.#asked = asked;
        void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>("#asked, [role=alert] + .row button")?.focus());
      },
      answer: (first, text) => void this.#add({ text, reply_to: first.commentId }),
      change: (comment, change: CommentsChangeRequest) =>
        void this.#send(async (project) => project.drafts.changeComment(this.draftId, comment.commentId, change)),
      show: ({ first: { commentId, quote } }) => {
        const place = places.get(commentId);
        return place === undefined ? undefined : () => this.#source?.select(place, place + (quote ?? "").length);
      },
    };
  }

  readonly #closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    if (this.#asked === undefined) this.#toggle();
    else this.#asked = undefined;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-comments": CommentsPanel;
  }
}
