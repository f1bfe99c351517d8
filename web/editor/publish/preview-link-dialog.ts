import type { LecternProject, PreviewLink } from "@lectern/client";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { keyNames } from "../../shared/keys/key-names.ts";
import { sentenceOfChange } from "../words/errors.ts";
import { timeText } from "../words/words.ts";
import type { DraftSession } from "../session/draft-session.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";

/** `<lectern-preview-link>`: creates or revokes the link that shows the draft to anybody who has it. */
export class PreviewLinkDialog extends LitElement {
  static override readonly styles = [
    controls,
    css`
      input {
        direction: ltr;
        font-weight: 400;
        inline-size: 100%;
        margin-block-start: var(--l-4);
      }
    `,
  ];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property() accessor draftId = "";
  @property({ attribute: false }) accessor session: DraftSession | undefined;
  /** Whether everything that the author has typed is stored. */
  @property({ type: Boolean }) accessor saved = false;

  /** The service stores only a digest of it: after closing the dialog, an author needs a new one. */
  @state() accessor #link: PreviewLink | undefined;
  @state() accessor #failure = "";
  @state() accessor #news = "";
  @state() accessor #isBusy = false;

  override firstUpdated(): void {
    this.session?.save();
  }

  override render(): TemplateResult {
    const said = lateTexts.previewLink;
    return html`
      <lectern-modal label=${said.heading} @lectern-dismiss=${this.#close}>
        <h2>${said.heading}</h2>
        <p>${said.explanation}</p>
        ${this.#link === undefined ? nothing : this.#renderLink(this.#link)}
        <p role="alert" class="error">${this.#failure}</p>
        <p role="status" class="hint">${this.#news}</p>
        ${this.saved ? nothing : html`<p class="hint">${said.unsaved}</p>`}
        <div class="row actions">
          ${
            this.#link === undefined
              ? nothing
              : html`<button class="plain quiet" aria-disabled=${this.#isBusy} @click=${this.#revoke}>${said.revoke}</button>`
          }
          <button @click=${this.#close}>${texts.draft.close}</button>
          ${
            this.#link === undefined
              ? html`<button class="primary" autofocus aria-disabled=${this.#isBusy} @click=${this.#make}>${said.make}</button>`
              : html`<button class="primary" @click=${this.#copy}>${said.copy}</button>`
          }
        </div>
      </lectern-modal>
    `;
  }

  #renderLink({ url, expires_at: expiresAt }: PreviewLink): TemplateResult {
    const said = lateTexts.previewLink;
    return html`
      <label>${said.address}<input readonly .value=${url} @focus=${this.#select} /></label>
      <p class="hint">${said.until(timeText(expiresAt))}</p>
    `;
  }

  readonly #make = async (): Promise<void> => {
    await this.#ask(async (project) => {
      this.#link = await project.documents.preview(this.draftId);
      this.#news = lateTexts.previewLink.made;
    });
    await this.updateComplete;
    this.renderRoot.querySelector("input")?.focus();
  };

  readonly #revoke = async (): Promise<void> => {
    await this.#ask(async (project) => {
      await project.documents.revokePreview(this.draftId);
      this.#link = undefined;
      this.#news = lateTexts.previewLink.revoked;
    });
    await this.updateComplete;
    if (this.#link === undefined) this.renderRoot.querySelector<HTMLElement>(".primary")?.focus(); // the button is gone
  };

  async #ask(work: (project: LecternProject) => Promise<void>): Promise<void> {
    if (this.project === undefined || this.#isBusy) return;
    this.#isBusy = true;
    this.#failure = "";
    this.#news = "";
    try {
      await work(this.project);
    } catch (error) {
      const { gone } = lateTexts.publish;
      this.#failure = sentenceOfChange(error, lateTexts.previewLink.unknown, { not_found: gone, not_a_draft: gone });
    }
    this.#isBusy = false;
  }

  readonly #copy = async (): Promise<void> => {
    const said = lateTexts.previewLink;
    try {
      await navigator.clipboard.writeText(this.#link?.url ?? "");
      this.#news = said.copied;
    } catch {
      this.#news = said.notCopied(keyNames("Mod+C")); // the person has denied permission
      this.renderRoot.querySelector("input")?.focus();
    }
  };

  readonly #select = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) target.select();
  };

  readonly #close = (): void => {
    if (!this.#isBusy) this.dispatchEvent(new Event("lectern-close"));
  };
}
