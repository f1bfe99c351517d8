import { isLecternError, type LecternProject } from "@lectern/client";
import { html, LitElement, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { sentenceOf } from "../words/errors.ts";
import { lateTexts } from "../late-texts.ts";

/** `<lectern-discard>`: asks before a draft and its versions are deleted permanently. Dispatches `lectern-discarded` afterwards. */
export class DiscardDialog extends LitElement {
  static override readonly styles = controls;

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property() accessor draftId = "";
  /** The revision that the author has seen: somebody else's later save is not discarded unseen. */
  @property({ attribute: false }) accessor etag: string | undefined;

  @state() accessor #failure = "";
  @state() accessor #isBusy = false;

  override render(): TemplateResult {
    return html`
      <lectern-modal label=${lateTexts.discard.heading} @lectern-dismiss=${this.#close}>
        <h2>${lateTexts.discard.heading}</h2>
        <p>${lateTexts.discard.explanation}</p>
        <p role="alert" class="error">${this.#failure}</p>
        <div class="row actions">
          <button autofocus @click=${this.#close}>${lateTexts.discard.keep}</button>
          <button class="danger" ?disabled=${this.#isBusy} @click=${this.#discard}>${lateTexts.discard.go}</button>
        </div>
      </lectern-modal>
    `;
  }

  readonly #discard = async (): Promise<void> => {
    this.#isBusy = true;
    this.#failure = "";
    try {
      await this.project?.drafts.discard(this.draftId, { ifMatch: this.etag });
      this.dispatchEvent(new Event("lectern-discarded"));
    } catch (error) {
      if (isLecternError(error, "not_found")) this.dispatchEvent(new Event("lectern-discarded"));
      this.#failure = isLecternError(error, "stale_revision") ? lateTexts.discard.stale : sentenceOf(error);
    }
    this.#isBusy = false;
  };

  readonly #close = (): void => {
    this.dispatchEvent(new Event("lectern-close"));
  };
}
