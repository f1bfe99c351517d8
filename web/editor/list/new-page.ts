import { isLecternError, type LecternProject, type TemplateSummary } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { formValues } from "../../shared/form-values.ts";
import { slugOf } from "../../shared/slug-of.ts";
import { sentenceFor, sentenceOf } from "../app/errors.ts";
import { languageTag } from "../app/language-tag.ts";
import { addressOf } from "../app/route.ts";
import { languageName } from "../app/words.ts";
import type { Labels } from "../form/template-fields.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";

/** The form's names. */
const labels = (): Labels =>
  new Map([
    ["title", lateTexts.newPage.title],
    ["slug", lateTexts.newPage.slug],
  ]);

/** `<lectern-new-page>`: a draft from scratch. */
export class NewPage extends LitElement {
  static override readonly styles = controls;

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property() accessor projectId = "";
  /** The site's languages, as suggestions. */
  @property({ attribute: false }) accessor languages: readonly string[] = [];
  /** The preselected language. */
  @property() accessor mostly = "en";

  /** The addresses that pages of the site have. */
  @property({ attribute: false }) accessor taken: ReadonlySet<string> = new Set();

  @state() accessor #templates: readonly TemplateSummary[] | undefined;
  @state() accessor #failure = "";
  @state() accessor #isBusy = false;
  /** The address follows the title until somebody edits it. */
  @state() accessor #slug = "";
  #hasOwnSlug = false;

  #connection = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
  }

  override firstUpdated(): void {
    void this.#load(this.#connection.signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
  }

  async #load(signal: AbortSignal): Promise<void> {
    try {
      this.#templates = (await this.project?.templates.list({ signal }))?.templates ?? [];
      await this.updateComplete;
      // The dialog opened before there was a form.
      this.renderRoot.querySelector<HTMLInputElement>("#title")?.focus();
    } catch (error) {
      if (!signal.aborted) this.#failure = sentenceOf(error);
    }
  }

  override render(): TemplateResult {
    return html`
      <lectern-modal label=${lateTexts.newPage.heading} @lectern-dismiss=${this.#close}>
        <h2>${lateTexts.newPage.heading}</h2>
        <p role="alert" class="error">${this.#failure}</p>
        ${
          this.#templates === undefined
            ? html`<p role="status">${texts.app.loading}</p>`
            : this.#templates.length === 0
              ? html`<p>${lateTexts.newPage.noTemplates}</p>`
              : this.#renderForm(this.#templates)
        }
        ${this.#templates === undefined || this.#templates.length === 0 ? html`<button class="plain" @click=${this.#close}>${lateTexts.newPage.cancel}</button>` : nothing}
      </lectern-modal>
    `;
  }

  #renderForm(templates: readonly TemplateSummary[]): TemplateResult {
    return html`<form class="stack" @submit=${this.#submit}>
      <label for="template">${lateTexts.newPage.template}</label>
      <select id="template" name="template">
        ${templates.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
      </select>
      <label for="title">${lateTexts.newPage.title}</label>
      <input class="wide" id="title" name="title" required autocomplete="off" dir="auto" @input=${this.#followTitle} />
      <label for="slug">${lateTexts.newPage.slug}</label>
      <input
        class="wide"
        id="slug"
        name="slug"
        required
        autocomplete="off"
        dir="ltr"
        .value=${this.#slug}
        @input=${() => (this.#hasOwnSlug = true)}
      />
      <label for="language">${lateTexts.newPage.language}</label>
      <input
        id="language"
        name="language"
        required
        autocomplete="off"
        dir="auto"
        list="languages"
        .value=${this.mostly}
        aria-describedby="tag"
      />
      <datalist id="languages">${this.languages.map((tag) => html`<option value=${tag}>${languageName(tag)}</option>`)}</datalist>
      <p class="hint" id="tag">${lateTexts.newPage.languageHint}</p>
      <div class="row actions">
        <button class="primary" ?disabled=${this.#isBusy}>${lateTexts.newPage.create}</button>
        <button class="plain" type="button" @click=${this.#close}>${lateTexts.newPage.cancel}</button>
      </div>
    </form>`;
  }

  readonly #followTitle = ({ currentTarget }: InputEvent): void => {
    if (!this.#hasOwnSlug && currentTarget instanceof HTMLInputElement) {
      this.#slug = slugOf(currentTarget.value, { language: this.mostly, taken: this.taken });
    }
  };

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    const { template = "", title = "", slug = "", language = "" } = Object.fromEntries(formValues(event));
    this.#isBusy = true;
    this.#failure = "";
    try {
      const draft = await this.project?.drafts.save({
        draftId: "new",
        metadata: { title, slug },
        content: "",
        language: languageTag(language, this.languages),
        doc_template_id: template,
      });
      if (draft !== undefined) location.hash = addressOf({ kind: "draft", projectId: this.projectId, draftId: draft.draftId });
    } catch (error) {
      this.#failure = isLecternError(error) ? sentenceFor(error, labels()) : sentenceOf(error);
    }
    this.#isBusy = false;
  };

  readonly #close = (): void => {
    this.dispatchEvent(new Event("lectern-close"));
  };
}
