import { isLecternError, type LecternErrorCode, type LecternProject } from "@lectern/client";
import { html, LitElement, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { sentenceOf } from "../app/errors.ts";
import { lateTexts } from "../late-texts.ts";

/** `<lectern-unpublish>`: asks before a page is taken off the site. Dispatches `lectern-unpublished` afterwards. */
export class UnpublishDialog extends LitElement {
  static override readonly styles = controls;

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property() accessor docId = "";
  /** The revision that the author has seen. */
  @property({ attribute: false }) accessor etag: string | undefined;

  @state() accessor #failure = "";
  @state() accessor #isBusy = false;

  /** One decision, however often it is sent. */
  readonly #key = crypto.randomUUID();

  override render(): TemplateResult {
    const said = lateTexts.publish;
    return html`
      <lectern-modal label=${said.unpublishHeading} @lectern-dismiss=${this.#close}>
        <h2>${said.unpublishHeading}</h2>
        <p>${said.unpublishExplanation}</p>
        <p role="alert" class="error">${this.#failure}</p>
        <div class="row actions">
          <button autofocus @click=${this.#close}>${said.unpublishKeep}</button>
          <button class="danger" ?disabled=${this.#isBusy} @click=${this.#unpublish}>${said.unpublishGo}</button>
        </div>
      </lectern-modal>
    `;
  }

  readonly #unpublish = async (): Promise<void> => {
    this.#isBusy = true;
    this.#failure = "";
    try {
      await this.project?.documents.unpublish(this.docId, { ifMatch: this.etag, idempotencyKey: this.#key });
      this.dispatchEvent(new Event("lectern-unpublished"));
    } catch (error) {
      this.#failure = failureOf(error);
      this.#isBusy = false; // not after success: what is typed while the page is turned would be lost
    }
  };

  readonly #close = (): void => {
    if (!this.#isBusy) this.dispatchEvent(new Event("lectern-close"));
  };
}

const failureOf = (error: unknown): string => {
  const sentences: Readonly<Partial<Record<LecternErrorCode, string>>> = {
    stale_revision: lateTexts.publish.unpublishStale,
    slug_taken: lateTexts.publish.unpublishDraft,
  };
  if (!isLecternError(error)) return sentenceOf(error);
  return error.isRetryable ? lateTexts.publish.unknown : (sentences[error.code] ?? sentenceOf(error));
};
