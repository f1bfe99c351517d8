import type { LecternProject, OpenedDraft } from "@lectern/client";
import type { Text } from "@lectern/client/autosave";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { formValues } from "../../shared/form-values.ts";
import { sentenceOf } from "../words/errors.ts";
import { languageTag } from "../words/language-tag.ts";
import { addressOf } from "../route.ts";
import { languageName } from "../words/words.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { saveFitting } from "../session/fitting-copy.ts";

/** 100: drafts and live pages of one address in all its languages. */
const most = 100;

/** `<lectern-language>`: the same page in another language is another draft. This one is never saved under another language. */
export class LanguageDialog extends LitElement {
  static override readonly styles = controls;

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property() accessor projectId = "";
  @property({ attribute: false }) accessor opened: OpenedDraft | undefined;
  /** The author's present text: a new translation may start from it. */
  @property({ attribute: false }) accessor text: Text | undefined;

  @state() accessor #languages: readonly string[] | undefined;
  /** The language in which the page does not exist yet. */
  @state() accessor #missing: string | undefined;
  @state() accessor #failure = "";

  readonly #connection = new Connection(this);

  override firstUpdated(): void {
    void this.#load(this.#connection.signal);
  }

  /** The page whose translations are wanted: the draft of a live page has those of the page. */
  get #original(): string {
    return this.opened?.live_page?.docId ?? this.opened?.draftId ?? "";
  }

  async #load(signal: AbortSignal): Promise<void> {
    const { project, opened } = this;
    if (project === undefined || opened === undefined) return;
    await this.#attempt(async () => {
      const { documents } = await project.documents.list({ translations_of: this.#original, limit: most }, { signal });
      this.#languages = [...new Set(documents.map(({ language }) => language))].filter((tag) => tag !== opened.doc.language).toSorted();
    });
  }

  override render(): TemplateResult {
    return html`
      <lectern-modal label=${lateTexts.language.heading} @lectern-dismiss=${this.#close}>
        <h2>${lateTexts.language.heading}</h2>
        <p role="alert" class="error">${this.#failure}</p>
        ${this.#missing === undefined ? this.#renderChoice() : html`<p>${lateTexts.language.missing(languageName(this.#missing))}</p>`}
        <div class="row actions">
          <button @click=${this.#close}>${lateTexts.newPage.cancel}</button>
          ${this.#missing === undefined ? nothing : this.#renderCreation(this.#missing)}
        </div>
      </lectern-modal>
    `;
  }

  #renderChoice(): TemplateResult {
    return html`
      <div class="stack">
        ${this.#languages === undefined ? html`<p role="status">${texts.app.loading}</p>` : nothing}
        ${this.#languages?.map((tag) => html`<button @click=${async () => this.#open(tag)}><span>${languageName(tag)} (<bdi>${tag}</bdi>)</span></button>`)}
      </div>
      <form class="row actions" @submit=${async (event: SubmitEvent) => this.#open(formValues(event).get("tag") ?? "")}>
        <label for="tag">${lateTexts.language.other}</label>
        <input id="tag" name="tag" required autocomplete="off" dir="auto" aria-describedby="hint" />
        <button>${lateTexts.language.open}</button>
      </form>
      <p class="hint" id="hint">${lateTexts.newPage.languageHint}</p>
    `;
  }

  #renderCreation(language: string): TemplateResult {
    return html`<button @click=${async () => this.#create(language, false)}>${lateTexts.language.empty}</button>
      <button class="primary" @click=${async () => this.#create(language, true)}>${lateTexts.language.copy}</button>`;
  }

  async #open(typed: string): Promise<void> {
    const language = languageTag(typed, this.#languages);
    await this.#attempt(async () => {
      const wish = { translations_of: this.#original, language };
      const found = await this.project?.documents.list(wish, { signal: this.#connection.signal });
      // Looking creates nothing: a live page becomes a draft at the first keystroke.
      const draft = found?.documents.find(({ visibility }) => visibility === "draft");
      const [first] = found?.documents ?? [];
      if (draft !== undefined) this.#go(draft.id);
      else if (first !== undefined) location.hash = addressOf({ kind: "page", projectId: this.projectId, docId: first.id });
      else this.#missing = language;
    });
  }

  async #create(language: string, withText: boolean): Promise<void> {
    const { opened, text, project } = this;
    if (opened === undefined || text === undefined || project === undefined) return;
    await this.#attempt(async () => {
      const metadata = withText ? text.metadata : { title: text.metadata["title"] ?? "", slug: opened.slug };
      const content = withText ? text.content : "";
      const { doc_template_id } = opened.doc;
      const translation_of = this.#original;
      const wish = { draftId: "new", content, language, doc_template_id, translation_of } as const;
      this.#go(await saveFitting(opened, metadata, async (fitting) => project.drafts.save({ ...wish, metadata: fitting })));
    });
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.#failure = "";
    try {
      await work();
    } catch (error) {
      if (this.#connection.signal.aborted) return;
      this.#failure = sentenceOf(error);
    }
  }

  #go(draftId: string): void {
    location.hash = addressOf({ kind: "draft", projectId: this.projectId, draftId });
  }

  readonly #close = (): void => {
    this.dispatchEvent(new Event("lectern-close"));
  };
}
