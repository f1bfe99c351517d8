import { css, html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "./controls.ts";

/**
 * `<lectern-modal>`: the browser's own modal dialog around what is inside. It opens when it is connected, keeps the focus inside, and gives it
 * back when it goes. `lectern-dismiss` says that the person pressed Escape; whoever made the dialog decides whether it goes.
 */
export class Modal extends LitElement {
  static override readonly styles = [
    controls,
    css`
      :host {
        display: contents;
      }
    `,
  ];

  @property() accessor label = "";
  /** Room for a comparison. */
  @property({ type: Boolean }) accessor large = false;

  override render(): TemplateResult {
    return html`<dialog class=${this.large ? "large" : ""} aria-label=${this.label} @cancel=${this.#cancel}><slot></slot></dialog>`;
  }

  /** What had the focus before. */
  #opener: HTMLElement | undefined;

  override firstUpdated(): void {
    this.#opener = focusedElement();
    this.renderRoot.querySelector("dialog")?.showModal();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // The browser gives the focus back only to those who close a dialog, not when it is taken out of the page.
    this.#opener?.focus();
  }

  readonly #cancel = (event: Event): void => {
    event.preventDefault();
    this.dispatchEvent(new Event("lectern-dismiss"));
  };
}

/** What has the focus, inside shadow roots too. */
const focusedElement = (): HTMLElement | undefined => {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement ? focused : undefined;
};
