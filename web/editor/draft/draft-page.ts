import type { LecternProject, OpenedDraft } from "@lectern/client";
import type { Journal, JournalOffer, Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { directionOf } from "../../shared/direction.ts";
import { sentenceOf } from "../app/errors.ts";
import { addressOf } from "../app/route.ts";
import { languageName } from "../app/words.ts";
import { texts } from "../texts.ts";
import { DraftSession } from "./draft-session.ts";
import { draftStyles } from "./draft-styles.ts";
import { loadDraft } from "./load-draft.ts";
import { saveStateOf } from "./save-state.ts";

/** `<lectern-draft-page>`: one draft, from its reading to the last save. */
export class DraftPage extends LitElement {
  static override readonly styles = [controls, draftStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor journal: Journal | undefined;
  @property() accessor projectId = "";
  @property() accessor draftId = "";

  @state() accessor #opened: OpenedDraft | undefined;
  @state() accessor #failure: string | undefined;
  @state() accessor #offer: JournalOffer = { kind: "nothing" };
  @state() accessor #hasJournal = true;
  @state() accessor #hasMerged = false;

  #session: DraftSession | undefined;
  #connection = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    document.addEventListener("keydown", this.#saveByKey, { signal });
    void this.#load(signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
    this.#session?.leave();
  }

  /** Somebody has signed in again. */
  resume(): void {
    this.#session?.resume();
  }

  async #load(signal: AbortSignal): Promise<void> {
    const { project, journal, projectId, draftId } = this;
    if (project === undefined || journal === undefined) return;
    try {
      const { opened, offer, hasJournal } = await loadDraft(project, journal, { projectId, draftId }, signal);
      if (signal.aborted) return;
      this.#session = new DraftSession({
        project,
        projectId,
        opened,
        journal,
        onChange: () => this.requestUpdate(),
        onShow: this.#show,
        onJournalFailure: () => (this.#hasJournal = false),
      });
      this.#opened = opened;
      this.#offer = offer;
      this.#hasJournal = hasJournal;
    } catch (error) {
      if (!signal.aborted) this.#failure = sentenceOf(error);
    }
  }

  readonly #show = (from: Text, to: Text): void => {
    this.#hasMerged = true;
    this.renderRoot.querySelector("lectern-draft-view")?.show(from, to);
    this.requestUpdate();
  };

  readonly #saveByKey = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    this.#session?.save();
  };

  override render(): TemplateResult {
    if (this.#failure !== undefined)
      return html`${this.#renderBack()}
        <p role="alert" class="error">${this.#failure}</p>`;
    const [opened, session] = [this.#opened, this.#session];
    if (opened === undefined || session === undefined) return html`<p role="status">${texts.draft.loading}</p>`;
    return html`
      ${this.#renderHeader(opened, session)} ${this.#renderNotices(opened)}
      <lectern-draft-view .session=${session} .opened=${opened} .text=${session.text}></lectern-draft-view>
    `;
  }

  #renderBack(): TemplateResult {
    return html`<a href=${addressOf({ kind: "pages", projectId: this.projectId })}>${texts.draft.back}</a>`;
  }

  #renderHeader({ doc: { language }, slug }: OpenedDraft, session: DraftSession): TemplateResult {
    const { tone, sentence } = saveStateOf(session.queue);
    const { title } = session.text.metadata;
    const name = typeof title === "string" && title !== "" ? title : (slug ?? texts.list.untitled);
    return html`
      <header>
        <div class="row">
          ${this.#renderBack()}
          <h1 dir=${directionOf(language)} lang=${language}>${name}</h1>
          <span class="hint">${languageName(language)}</span>
          <button class="primary" @click=${() => session.save()}>${texts.draft.save}</button>
        </div>
        <p role="status" class="state ${tone}">${sentence}</p>
      </header>
    `;
  }

  #renderNotices({ base_changed: baseChanged }: OpenedDraft): TemplateResult {
    return html`
      ${this.#hasJournal ? nothing : html`<div class="notice"><p>${texts.draft.journalFailed}</p></div>`}
      ${baseChanged ? html`<div class="notice"><p>${texts.draft.liveChanged}</p></div>` : nothing}
      ${
        this.#hasMerged
          ? html`<div class="notice">
              <p>${texts.draft.merged}</p>
              <button @click=${() => (this.#hasMerged = false)}>${texts.draft.close}</button>
            </div>`
          : nothing
      }
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-draft-page": DraftPage;
  }
}
