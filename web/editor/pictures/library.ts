import { isLecternError, type ImageList, type LecternProject } from "@lectern/client";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Trash2 } from "lucide";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { icon } from "../../shared/icons/icon.ts";
import { sentenceOf } from "../words/errors.ts";
import { locale, numberText } from "../words/words.ts";
import { lateTexts } from "../late-texts.ts";

type ListedImage = ImageList["images"][number];

/** The author has chosen the picture with this address. */
export class ChosenEvent extends CustomEvent<string> {
  constructor(url: string) {
    super("lectern-chosen", { detail: url });
  }
}

/** `<lectern-library>`: the pictures of the site, to choose one, or to delete those that nothing uses. Dispatches `lectern-chosen`. */
export class Library extends LitElement {
  static override readonly styles = [
    controls,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
        gap: var(--l-12);
        list-style: none;
        padding: 0;
        margin: var(--l-12) 0;
      }
      li {
        position: relative;
        display: grid;
        align-content: start;
        gap: var(--l-4);
      }
      .choose {
        padding: 0;
        block-size: 6.5rem;
        overflow: hidden;
      }
      img {
        inline-size: 100%;
        block-size: 100%;
        object-fit: cover;
      }
      /** Across all columns: a question is a sentence. */
      .asked {
        grid-column: 1 / -1;
        grid-template-columns: 6rem minmax(0, 1fr);
        gap: var(--l-12) var(--l-16);
        align-items: center;
      }
      .asked img {
        block-size: 6rem;
        border-radius: var(--l-radius);
      }
      @media (width < 30rem) {
        .asked {
          grid-template-columns: var(--l-64) minmax(0, 1fr);
          gap: var(--l-12);
        }
        .asked img {
          block-size: var(--l-64);
        }
        .asked p {
          font-size: var(--l-text-14);
        }
      }
      .asked p {
        margin: 0;
      }
      .asked .row {
        grid-column: 1 / -1;
        justify-content: flex-end;
      }
      .about {
        justify-content: space-between;
        flex-wrap: nowrap;
        min-block-size: var(--l-32);
      }
      .about button {
        min-block-size: var(--l-32);
        padding: var(--l-4) var(--l-8);
      }
    `,
  ];

  @property({ attribute: false }) accessor project: LecternProject | undefined;

  @state() accessor #images: readonly ListedImage[] = [];
  /** Undefined before the first page of the list, null after the last. */
  @state() accessor #next: string | null | undefined;
  @state() accessor #failure = "";
  /** The picture that is about to be deleted: the question is answered before anything else is done. */
  @property({ reflect: true }) accessor asked = "";

  readonly #connection = new Connection(this);

  override firstUpdated(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const page = this.#next === undefined || this.#next === null ? {} : { cursor: this.#next };
      const list = await this.project?.media.list(page, { signal: this.#connection.signal });
      if (list === undefined) return;
      this.#images = [...this.#images, ...list.images];
      this.#next = list.next_cursor;
    } catch (error) {
      if (!this.#connection.signal.aborted) this.#failure = lateTexts.pictures.unloaded(sentenceOf(error));
    }
  }

  async #remove(url: string): Promise<void> {
    this.asked = "";
    this.#failure = "";
    try {
      await this.project?.media.remove(url, { signal: this.#connection.signal });
      this.#images = this.#images.filter((image) => image.url !== url);
    } catch (error) {
      if (this.#connection.signal.aborted) return;
      this.#failure = isLecternError(error, "image_in_use") ? lateTexts.pictures.inUse : sentenceOf(error);
    }
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("h3")?.focus();
  }

  override render(): TemplateResult {
    const said = lateTexts.pictures;
    const isLoading = this.#next === undefined && this.#failure === "";
    return html`<h3 tabindex="-1">${said.onSite}</h3>
      <p role="alert" class="error">${this.#failure}</p>
      <p role="status" class="hint">${isLoading ? said.loading : this.#next === null && this.#images.length === 0 ? said.none : ""}</p>
      <ul>
        ${this.#images.map((image) => this.#renderImage(image))}
      </ul>
      ${typeof this.#next === "string" ? html`<button type="button" @click=${async () => this.#load()}>${said.more}</button>` : nothing}`;
  }

  #renderImage(image: ListedImage): TemplateResult {
    const said = lateTexts.pictures;
    const { url, used_by: pages } = image;
    const name = nameOf(image);
    if (this.asked === url)
      return html`<li class="asked">
        <img src=${url} alt="" />
        <p>${said.removeQuestion}</p>
        <div class="row">
          <button class="keep" @click=${async () => this.#keep(url)}>${said.removeKeep}</button>
          <button class="danger" @click=${async () => this.#remove(url)}>${said.removeGo}</button>
        </div>
      </li>`;
    return html`<li>
      <button class="choose" aria-label=${name} title=${name} @click=${() => this.dispatchEvent(new ChosenEvent(url))}>
        <img src=${url} alt="" loading="lazy" />
      </button>
      <div class="row about">
        <span class="hint">${said.usedBy(pages.length)}</span>
        ${
          pages.length === 0
            ? html`<button class="plain" aria-label=${said.remove(name)} title=${said.removeGo} @click=${async () => this.#ask(url)}>
                ${icon(Trash2)}
              </button>`
            : nothing
        }
      </div>
    </li>`;
  }

  async #ask(url: string): Promise<void> {
    this.asked = url;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".keep")?.focus();
  }

  async #keep(url: string): Promise<void> {
    this.asked = "";
    await this.updateComplete;
    const place = this.#images.findIndex((image) => image.url === url);
    this.renderRoot.querySelectorAll("li").item(place).querySelector<HTMLElement>(".about button")?.focus();
  }
}

const nameOf = ({ uploaded_at: time, width, height }: ListedImage): string =>
  lateTexts.pictures.image(
    new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(new Date(time)),
    width === null || height === null ? "" : `${numberText(width)} × ${numberText(height)}`,
  );
