import { css, html, LitElement } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import type { SettingsTexts } from "./texts/en.ts";

/** `<lectern-secret>`: what a program has to know, and a button that copies it. */
export class Secret extends LitElement {
  static override readonly styles = [
    controls,
    css`
      code {
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property() accessor value = "";
  /** What the secret is, for those who hear the button's name without what is beside it. */
  @property() accessor label = "";
  @property({ attribute: false }) accessor words: SettingsTexts["keys"] | undefined;

  @state() accessor #copied = "";

  override render(): unknown {
    const { value, label, words } = this;
    const name = value === this.#copied ? words?.copied : words?.copy;
    return html`<div class="row">
      <code dir="ltr">${value}</code>
      <button type="button" aria-label="${name} – ${label}" @click=${this.#copy}>${name}</button>
    </div>`;
  }

  readonly #copy = async (): Promise<void> => {
    const { value } = this;
    await navigator.clipboard.writeText(value);
    this.#copied = value;
  };
}
