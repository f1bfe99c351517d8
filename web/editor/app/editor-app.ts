import { css, html, LitElement, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { isLocal, loadFirebaseConfig } from "../../shared/firebase-config.ts";
import type { Person, SignIn } from "../../shared/sign-in.ts";
import { texts } from "../texts.ts";

/** `<lectern-editor>`: the whole page. */
export class EditorApp extends LitElement {
  static override readonly styles = [
    controls,
    css`
      main {
        max-inline-size: 70rem;
        margin-inline: auto;
        padding: 1rem;
      }
    `,
  ];

  @state() accessor #signIn: SignIn | undefined;
  /** Null: nobody; undefined: not yet known. */
  @state() accessor #person: Person | null | undefined;
  @state() accessor #failure: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#start();
  }

  async #start(): Promise<void> {
    try {
      const [config, { createSignIn }] = await Promise.all([loadFirebaseConfig(), import("../../shared/sign-in.ts")]);
      this.#signIn = createSignIn(config);
      this.#signIn.watch((person) => {
        this.#person = person ?? null;
      });
    } catch {
      this.#failure = texts.app.notConfigured;
    }
  }

  override render(): TemplateResult {
    return html`<main>${this.#renderContent()}</main>`;
  }

  #renderContent(): TemplateResult {
    if (this.#failure !== undefined) return html`<p role="alert">${this.#failure}</p>`;
    if (this.#person === undefined) return html`<p>${texts.app.loading}</p>`;
    if (this.#person === null)
      return html`<lectern-sign-in .signIn=${this.#signIn} ?local=${isLocal(location.hostname)}></lectern-sign-in>`;
    return html`<p>${texts.app.signedInAs(this.#person.name)}</p>`;
  }
}
