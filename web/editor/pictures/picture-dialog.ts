import { isLecternError, type LecternErrorCode, type LecternProject } from "@lectern/client";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { formValues } from "../../shared/form-values.ts";
import { sentenceOf } from "../app/errors.ts";
import { bytesText, percentText } from "../app/words.ts";
import { lateTexts } from "../late-texts.ts";
import type { PictureWish } from "./picture-event.ts";

/** 8 MiB: the service's limit. */
const mostBytes = 8 * 1024 * 1024;

type Upload =
  | { readonly kind: "sending"; readonly share: number }
  | { readonly kind: "stored"; readonly url: string }
  | { readonly kind: "failed"; readonly sentence: string };

/**
 * `<lectern-picture>`: stores one picture, and meanwhile asks for its description. Dispatches `lectern-close` when it is in the text, or was
 * cancelled.
 */
export class PictureDialog extends LitElement {
  static override readonly styles = [
    controls,
    css`
      img {
        display: block;
        max-inline-size: 100%;
        max-block-size: 12rem;
        border-radius: var(--l-radius);
        margin-block-end: var(--l-12);
      }
      progress {
        display: block;
        inline-size: 100%;
        accent-color: var(--l-accent);
        margin-block: var(--l-4) var(--l-12);
      }
      label {
        display: block;
        margin-block-start: var(--l-12);
      }
    `,
  ];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor wish: PictureWish | undefined;

  @state() accessor #upload: Upload = { kind: "sending", share: 0 };
  /** The picture itself, from this device. */
  @state() accessor #shown = "";
  /** The author is done, and waits for the answer. */
  @state() accessor #words: string | undefined;

  #connection = new AbortController();

  override firstUpdated(): void {
    void this.#show();
    void this.#send();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
  }

  async #show(): Promise<void> {
    const reader = new FileReader();
    reader.onload = () => (this.#shown = typeof reader.result === "string" ? reader.result : "");
    if (this.wish !== undefined && isPicture(this.wish.file)) reader.readAsDataURL(this.wish.file);
  }

  async #send(): Promise<void> {
    const { project, wish } = this;
    if (project === undefined || wish === undefined) return;
    const { file } = wish;
    const refusal = refusalOf(file);
    this.#upload = refusal === undefined ? { kind: "sending", share: 0 } : { kind: "failed", sentence: refusal };
    if (refusal !== undefined) return;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const onProgress = (share: number): void => void (this.#upload = { kind: "sending", share });
    try {
      const { url } = await project.media.upload(file, { signal, onProgress });
      this.#upload = { kind: "stored", url };
      if (!wish.asksWords) this.#words = "";
      this.#put();
    } catch (error) {
      if (!signal.aborted) this.#upload = { kind: "failed", sentence: failureOf(error) };
    }
  }

  /** Once it is stored and the author is done. */
  #put(): void {
    if (this.#upload.kind !== "stored" || this.#words === undefined) return;
    this.wish?.put({ url: this.#upload.url, words: this.#words });
    this.#close();
  }

  override render(): TemplateResult | typeof nothing {
    if (this.wish === undefined) return nothing;
    const said = lateTexts.pictures;
    const upload = this.#upload;
    return html`
      <lectern-modal label=${said.heading} @lectern-dismiss=${this.#close}>
        <h2>${said.heading}</h2>
        ${this.#shown === "" ? nothing : html`<img src=${this.#shown} alt="" @error=${() => (this.#shown = "")} />`}
        <p role="alert" class="error">${upload.kind === "failed" ? upload.sentence : ""}</p>
        ${upload.kind === "sending" ? renderProgress(upload.share) : nothing}
        <p role="status" class="hint">
          ${upload.kind === "stored" ? said.stored : upload.kind === "sending" && this.#words !== undefined ? said.soon : ""}
        </p>
        <form @submit=${this.#submit}>
          ${this.wish.asksWords && isPicture(this.wish.file) ? renderWords() : nothing}
          <div class="row actions">
            ${
              upload.kind === "failed"
                ? refusalOf(this.wish.file) === undefined
                  ? html`<button class="primary" type="button" @click=${async () => this.#send()}>${said.again}</button>`
                  : nothing
                : this.wish.asksWords
                  ? html`<button class="primary">${said.insert}</button>`
                  : nothing
            }
            <button type="button" @click=${this.#close}>${said.cancel}</button>
          </div>
        </form>
      </lectern-modal>
    `;
  }

  readonly #submit = (event: SubmitEvent): void => {
    this.#words = (formValues(event).get("words") ?? "").trim();
    this.#put();
  };

  readonly #close = (): void => {
    this.#connection.abort();
    this.wish?.end?.();
    this.dispatchEvent(new Event("lectern-close"));
  };
}

const renderProgress = (share: number): TemplateResult => {
  const words = lateTexts.pictures.uploading(percentText(share));
  return html`<p class="hint">${words}</p>
    <progress aria-label=${words} max="1" .value=${share}></progress>`;
};

const renderWords = (): TemplateResult =>
  html`<label for="words">${lateTexts.pictures.words}</label>
    <input class="wide" id="words" name="words" dir="auto" autocomplete="off" autofocus aria-describedby="hint" />
    <p class="hint" id="hint">${lateTexts.pictures.wordsHint}</p>`;

const isPicture = ({ type }: File): boolean => /^image\/(?:png|jpeg|webp|gif|avif)$/.test(type);

/** Refusals that are known without asking the service. */
const refusalOf = (file: File): string | undefined => {
  if (!isPicture(file)) return lateTexts.pictures.wrongType;
  return file.size > mostBytes ? lateTexts.pictures.tooLarge(bytesText(mostBytes)) : undefined;
};

const failureOf = (error: unknown): string => {
  const sentences: Readonly<Partial<Record<LecternErrorCode, string>>> = {
    unsupported_media_type: lateTexts.pictures.wrongType,
    too_large: lateTexts.pictures.tooLarge(bytesText(mostBytes)),
  };
  const known = isLecternError(error) ? sentences[error.code] : undefined;
  return known ?? lateTexts.pictures.failed(sentenceOf(error));
};
