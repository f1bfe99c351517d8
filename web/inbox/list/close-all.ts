import { type InboxItem, isLecternError, type LecternProject } from "@lectern/client";
import { html, LitElement, nothing } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { define } from "../../shared/define.ts";
import { Modal } from "../../shared/modal.ts";
import { sentenceOf } from "../texts/failure-sentence.ts";
import type { Texts } from "../texts/en.ts";

define("lectern-modal", Modal);

/** The service's maximum beside the first one. */
const mostOthers = 100;

/** `<lectern-close-all>`: closes all items that are shown, such as those that a script has left. Asks first, and says how many they are. */
export class CloseAll extends LitElement {
  static override readonly styles = [controls];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor items: readonly InboxItem[] = [];
  @property({ attribute: false }) accessor texts: Texts | undefined;

  /** Those that the person is asked about: items that come meanwhile stay. */
  @state() accessor #asked: readonly InboxItem[] | undefined;
  @state() accessor #isBusy = false;
  @state() accessor #failure = "";

  ask(): void {
    this.#failure = "";
    this.#asked = this.items;
  }

  readonly #cancel = (): void => {
    if (!this.#isBusy) this.#asked = undefined;
  };

  async #close(items: readonly InboxItem[], project: LecternProject, texts: Texts): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await closeItems(project, items);
      this.#asked = undefined;
      await this.updateComplete; // the dialog has given the focus back
      this.dispatchEvent(new Event("lectern-closed"));
    } catch (error) {
      this.#failure = sentenceOf(error, texts);
    }
    this.#isBusy = false;
  }

  override render(): unknown {
    const { texts, project } = this;
    const asked = this.#asked;
    if (texts === undefined || project === undefined) return nothing;
    const { list, item } = texts;
    const title = list.closeAllQuestion(asked?.length ?? 0);
    return asked === undefined
      ? nothing
      : html`<lectern-modal label=${title} @lectern-dismiss=${this.#cancel}>
          <h2 tabindex="-1" autofocus>${title}</h2>
          <p>${list.closeAllHint}</p>
          <p role="alert" class="error">${this.#failure}</p>
          <div class="row actions">
            <button ?disabled=${this.#isBusy} @click=${this.#cancel}>${item.cancel}</button>
            <button class="primary" ?disabled=${this.#isBusy} @click=${async () => this.#close(asked, project, texts)}>
              ${list.closeAllGo}
            </button>
          </div>
        </lectern-modal>`;
  }
}

/** What somebody has changed since it was shown, or what is gone, is left alone. */
const closeItems = async (project: LecternProject, items: readonly InboxItem[]): Promise<void> => {
  const [first, ...others] = items;
  if (first === undefined) return;
  const also = others.slice(0, mostOthers);
  const isClosed = await project.inbox
    .change(first.itemId, { action: "close", also: also.map(({ itemId, etag }) => ({ itemId, etag })) }, { ifMatch: first.etag })
    .then(
      () => true,
      (error: unknown) => {
        if (isLecternError(error, "stale_revision") || isLecternError(error, "not_found")) return false;
        throw error;
      },
    );
  await closeItems(project, isClosed ? others.slice(mostOthers) : others);
};

define("lectern-close-all", CloseAll);

declare global {
  interface HTMLElementTagNameMap {
    "lectern-close-all": CloseAll;
  }
}
