import type { LecternProject, Placement, SiteSettings as Site } from "@lectern/client";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { formValues } from "../../shared/form-values.ts";
import { setDocumentTitle } from "../app/document-title.ts";
import { sentenceOf } from "../app/errors.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";

const placements = ["homepage", "destination_page", "widget", "modal", "none"] as const satisfies readonly Placement[];

/** `<lectern-site-settings>`: where the voice agent appears. */
export class SiteSettings extends LitElement {
  static override readonly styles = [
    controls,
    css`
      .choice {
        display: grid;
        grid-template-columns: auto 1fr;
        column-gap: var(--l-12);
        margin-block-end: var(--l-12);
      }
      .choice .hint {
        grid-column: 2;
      }
      form {
        gap: var(--l-8);
      }
      form > label {
        margin-block-start: var(--l-16);
      }
      legend {
        padding: 0;
        margin-block-end: var(--l-12);
      }
    `,
  ];

  @property({ attribute: false }) accessor project: LecternProject | undefined;

  @state() accessor #site: Site | undefined;
  @state() accessor #chosen: Placement = "none";
  @state() accessor #failure = "";
  @state() accessor #status = "";

  #connection = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    setDocumentTitle(lateTexts.settings.heading);
    this.#connection = new AbortController();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
  }

  override firstUpdated(): void {
    const { signal } = this.#connection;
    void this.#attempt(async () => this.project?.settings.read({ signal }));
  }

  async #attempt(work: () => Promise<Site | undefined>): Promise<boolean> {
    this.#failure = "";
    try {
      this.#site = await work();
      if (this.#site !== undefined) this.#chosen = this.#site.live_agent_placement;
      return true;
    } catch (error) {
      if (!this.#connection.signal.aborted) this.#failure = sentenceOf(error);
      return false;
    }
  }

  override render(): TemplateResult {
    return html`
      <h1>${lateTexts.settings.heading}</h1>
      <p role="alert" class="error">${this.#failure}</p>
      ${this.#site !== undefined ? this.#renderForm(this.#site) : this.#failure === "" ? html`<p role="status">${texts.app.loading}</p>` : nothing}
      <p role="status">${this.#status}</p>
    `;
  }

  #renderForm({ live_agent_slug: slug }: Site): TemplateResult {
    return html`<form class="stack" @submit=${this.#save}>
      <fieldset>
        <legend>${lateTexts.settings.placement}</legend>
        ${placements.map(
          (placement) =>
            html`<div class="choice">
              <input
                type="radio"
                id=${placement}
                name="placement"
                value=${placement}
                .checked=${this.#chosen === placement}
                @change=${() => (this.#chosen = placement)}
                aria-describedby="${placement}-hint"
              />
              <label for=${placement}>${lateTexts.settings.placements[placement].name}</label>
              <p class="hint" id="${placement}-hint">${lateTexts.settings.placements[placement].meaning}</p>
            </div>`,
        )}
      </fieldset>
      <label for="slug">${lateTexts.settings.slug}</label>
      <input
        id="slug"
        name="slug"
        dir="ltr"
        autocomplete="off"
        .value=${slug ?? ""}
        ?required=${this.#chosen === "destination_page"}
        aria-describedby="slug-hint"
      />
      <p class="hint" id="slug-hint">${lateTexts.settings.slugHint}</p>
      <button class="primary">${lateTexts.settings.save}</button>
    </form>`;
  }

  readonly #save = async (event: SubmitEvent): Promise<void> => {
    const slug = formValues(event).get("slug")?.trim() ?? "";
    const change = { live_agent_placement: this.#chosen, live_agent_slug: slug === "" ? null : slug };
    this.#status = "";
    if (await this.#attempt(async () => this.project?.settings.change(change))) this.#status = lateTexts.settings.saved;
  };
}
