import type { LecternProject } from "@lectern/client";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { ImagePlus } from "lucide";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { dropStyle } from "../../shared/drop-style.ts";
import { formValues } from "../../shared/form-values.ts";
import { icon } from "../../shared/icons/icon.ts";
import { percentText } from "./amounts.ts";
import { lateTexts } from "../late-texts.ts";
import { chooseFiles } from "./choose-files.ts";
import { dropText } from "./drop-text.ts";
import type { ChosenEvent } from "./library.ts";
import type { PictureWish } from "./picture-event.ts";
import { type Sending, sendPicture } from "./send-picture.ts";

/**
 * `<lectern-picture>`: stores pictures, one after the other, and meanwhile asks for their descriptions. Dispatches `lectern-close` when they are
 * in the text, or were cancelled.
 */
export class PictureDialog extends LitElement {
  static override readonly styles = [
    controls,
    dropStyle,
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
        margin-block: var(--l-12) var(--l-4);
      }
      .hint {
        margin-block-start: var(--l-4);
      }
      lectern-library {
        margin-block-start: var(--l-24);
      }
      lectern-library:not([asked=""]) ~ .actions {
        display: none;
      }
    `,
  ];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor wish: PictureWish | undefined;

  /** What is left to be stored. The first one is on its way; without any, the author chooses. */
  @state() accessor #files: readonly File[] = [];
  @state() accessor #upload: Sending | undefined;
  /** The picture itself, from this device or the site. */
  @state() accessor #shown = "";
  /** The author is done, and waits for the answer. */
  @state() accessor #words: string | undefined;

  readonly #connection = new Connection(this);

  override willUpdate(): void {
    if (!this.hasUpdated && this.wish !== undefined) this.#begin(this.wish.files);
  }

  /** Sends the first of these files. */
  #begin(files: readonly File[]): void {
    const { project, wish } = this;
    const [file] = files;
    this.#files = files;
    if (file === undefined || project === undefined || wish === undefined) return;
    const { signal } = this.#connection;
    if (this.#upload?.kind !== "failed") this.#words = wish.asksWords ? undefined : "";
    void sendPicture(project, file, {
      signal,
      onState: (sending) => {
        this.#upload = sending;
        this.#put();
      },
      onPicture: (picture) => this.#show(picture, signal),
    });
    void this.#focusFirst();
  }

  /** A picture of the site is stored already. */
  #take(url: string): void {
    this.#upload = { kind: "stored", url };
    this.#shown = url;
    if (this.wish?.asksWords === false) this.#words = "";
    this.#put();
    void this.#focusFirst();
  }

  /** What had the focus is gone. */
  async #focusFirst(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("form input, form button")?.focus();
  }

  /** As `data:`: the page's policy knows no `blob:`. */
  #show(picture: Blob, signal: AbortSignal): void {
    const reader = new FileReader();
    reader.onload = () => {
      if (!signal.aborted && typeof reader.result === "string") this.#shown = reader.result;
    };
    reader.readAsDataURL(picture);
  }

  /** Once it is stored and the author is done. Then it is the next one's turn. */
  #put(): void {
    if (this.#upload?.kind !== "stored" || this.#words === undefined) return;
    this.wish?.put({ url: this.#upload.url, words: this.#words });
    this.#next();
  }

  readonly #next = (): void => {
    this.#upload = undefined;
    this.#shown = "";
    const left = this.#files.slice(1);
    if (left.length === 0) this.#close();
    else this.#begin(left);
  };

  override render(): TemplateResult | typeof nothing {
    if (this.wish === undefined) return nothing;
    const said = lateTexts.pictures;
    return html`
      <lectern-modal label=${said.heading} @lectern-dismiss=${this.#close}>
        <h2>${said.heading}</h2>
        ${this.#upload === undefined ? this.#renderChoice() : this.#renderUpload(this.#upload)}
      </lectern-modal>
    `;
  }

  #renderChoice(): TemplateResult {
    const said = lateTexts.pictures;
    const multiple = this.wish?.asksWords === true;
    const upload = (): void => chooseFiles({ multiple }, (files) => this.#begin(files));
    const drop = ({ dataTransfer }: DragEvent): void => this.#begin([...(dataTransfer?.files ?? [])].slice(0, multiple ? undefined : 1));
    return html`<button class="drop" autofocus @click=${upload} @drop=${drop}>${icon(ImagePlus)}${dropText()}</button>
      <lectern-library .project=${this.project} @lectern-chosen=${({ detail }: ChosenEvent) => this.#take(detail)}></lectern-library>
      <div class="row actions"><button type="button" @click=${this.#close}>${said.cancel}</button></div>`;
  }

  #renderUpload(upload: Sending): TemplateResult {
    const said = lateTexts.pictures;
    const isWaiting = upload.kind !== "stored" && this.#words !== undefined && this.wish?.asksWords === true;
    return html`${this.#shown === "" ? nothing : html`<img src=${this.#shown} alt="" @error=${() => (this.#shown = "")} />`}
      <p role="alert" class="error">${upload.kind === "failed" ? upload.sentence : ""}</p>
      ${upload.kind === "preparing" ? renderProgress(said.preparing) : nothing}
      ${upload.kind === "sending" ? renderProgress(said.uploading(percentText(upload.share)), upload.share) : nothing}
      <p role="status" class="hint">
        ${upload.kind === "stored" && this.#files.length > 0 ? said.stored : isWaiting && upload.kind !== "failed" ? said.soon : ""}
      </p>
      <form @submit=${this.#submit}>
        ${this.wish?.asksWords === true && !isRefused(upload) ? renderWords(this.#files.length) : nothing}
        <div class="row actions">
          <button type="button" @click=${this.#close}>${said.cancel}</button>
          ${
            this.#files.length > 1 && upload.kind === "failed"
              ? html`<button type="button" @click=${this.#next}>${said.skip}</button>`
              : nothing
          }
          ${this.#renderPrimary(upload)}
        </div>
      </form>`;
  }

  #renderPrimary(upload: Sending): TemplateResult | typeof nothing {
    const said = lateTexts.pictures;
    if (isRefused(upload)) return nothing;
    if (upload.kind === "failed")
      return html`<button class="primary" type="button" @click=${() => this.#begin(this.#files)}>${said.again}</button>`;
    return this.wish?.asksWords === true ? html`<button class="primary">${said.insert}</button>` : nothing;
  }

  readonly #submit = (event: SubmitEvent): void => {
    this.#words = (formValues(event).get("words") ?? "").trim();
    this.#put();
  };

  readonly #close = (): void => {
    this.wish?.end?.();
    this.dispatchEvent(new Event("lectern-close"));
  };
}

/** The same file would be refused again. */
const isRefused = (upload: Sending): boolean => upload.kind === "failed" && upload.isFinal;

/** Without a share it is not known how long it takes. */
const renderProgress = (words: string, share?: number): TemplateResult =>
  html`<p class="hint">${words}</p>
    ${
      share === undefined
        ? html`<progress aria-label=${words}></progress>`
        : html`<progress aria-label=${words} max="1" .value=${share}></progress>`
    }`;

/** `left`: another field for each of several pictures. */
const renderWords = (left: number): TemplateResult =>
  html`${keyed(
    left,
    html`<label for="words">${lateTexts.pictures.words}</label>
      <input class="wide" id="words" name="words" dir="auto" autocomplete="off" autofocus aria-describedby="hint" />
      <p class="hint" id="hint">${lateTexts.pictures.wordsHint}</p>`,
  )}`;
