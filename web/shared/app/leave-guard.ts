import { html, nothing } from "lit";
import type { AppTexts } from "./texts/en.ts";

/** What the question says. */
interface LeavingTexts extends Pick<AppTexts, "unsaved" | "stay" | "leave"> {
  /** What becomes of the text. */
  readonly unsavedHint: string;
}

interface Page {
  readonly requestUpdate: () => void;
}

/** Asks before unsaved text is left within the application: by a link, by Back, or by signing out. Its page defines `<lectern-modal>`. */
export class LeaveGuard {
  readonly #page: Page;
  readonly #isUnsaved: () => boolean;
  /** What the person wants to do although there is unsaved text. */
  #leave: (() => void) | undefined;

  constructor(page: Page, isUnsaved: () => boolean) {
    this.#page = page;
    this.#isUnsaved = isUnsaved;
  }

  /** Whether the question is shown: no other dialog is then. */
  get isAsking(): boolean {
    return this.#leave !== undefined;
  }

  /** Leaves at once if nothing is unsaved, else when the person agrees. */
  attempt(leave: () => void): void {
    if (this.#isUnsaved()) this.#ask(leave);
    else this.#go(leave);
  }

  /** Follows a change of the address, which is taken back while the person is asked. */
  follow({ oldURL }: HashChangeEvent, show: (hash: string) => void): void {
    const { hash } = location;
    if (this.#isUnsaved()) {
      history.replaceState(null, "", new URL(oldURL).hash);
      this.#ask(() => {
        history.replaceState(null, "", hash);
        show(hash);
      });
    } else this.#go(() => show(hash));
  }

  /** Asks no longer. */
  readonly stay = (): void => this.#ask(undefined);

  #ask(leave: (() => void) | undefined): void {
    this.#leave = leave;
    this.#page.requestUpdate();
  }

  #go(leave: () => void): void {
    this.stay();
    leave();
  }

  render({ unsaved, unsavedHint, stay, leave }: LeavingTexts): unknown {
    const wanted = this.#leave;
    return wanted === undefined
      ? nothing
      : html`<lectern-modal label=${unsaved} @lectern-dismiss=${this.stay}>
          <h2>${unsaved}</h2>
          <p>${unsavedHint}</p>
          <div class="row actions">
            <button @click=${() => this.#go(wanted)}>${leave}</button>
            <button class="primary" autofocus @click=${this.stay}>${stay}</button>
          </div>
        </lectern-modal>`;
  }
}
