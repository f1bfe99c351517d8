import { css, html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "./controls.ts";

/**
 * `<lectern-modal>`: the browser's own modal dialog around its content. It opens when it is connected, keeps the focus inside, and returns it
 * when it is removed. Escape dispatches `lectern-dismiss`; the dialog's creator decides whether to remove it. Browsers close a dialog that has
 * refused often enough (https://html.spec.whatwg.org/#close-request): it opens again. If what opened it is gone, `lectern-focus-lost` is dispatched
 * on the document.
 */
export class Modal extends LitElement {
  static override readonly styles = [
    controls,
    css`
      :host {
        display: contents;
      }
      dialog.page {
        inline-size: 100vw;
        max-inline-size: none;
        block-size: 100dvh;
        max-block-size: none;
        padding: 0;
        border-radius: 0;
        background: var(--l-surface);
      }
    `,
  ];

  @property() accessor label = "";
  /** Wide enough for a comparison. */
  @property({ type: Boolean }) accessor large = false;
  /** All of the window. */
  @property({ type: Boolean }) accessor page = false;

  override render(): TemplateResult {
    return html`<dialog
      part="dialog"
      class=${this.page ? "page" : this.large ? "large" : ""}
      aria-label=${this.label}
      @cancel=${this.#cancel}
      @close=${openAll}
    >
      <slot></slot>
    </dialog>`;
  }

  /** The previously focused element. */
  #opener: HTMLElement | undefined;

  /** Where the focus was when the browser closed the dialog. */
  #focused: HTMLElement | undefined;

  override firstUpdated(): void {
    this.#opener = focusedElement();
    shown.add(this);
    this.open();
  }

  open(): void {
    const dialog = this.renderRoot.querySelector("dialog");
    if (dialog?.open !== false) return;
    dialog.showModal();
    this.#focused?.focus();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    shown.delete(this);
    const now = focusedElement();
    // Whoever closed the dialog may have led the author on.
    if (now !== undefined && now !== document.body) return;
    // The browser returns the focus only when a dialog is closed, not when it is removed.
    this.#opener?.focus();
    tellIfFocusIsLost();
  }

  readonly #cancel = (event: Event): void => {
    event.preventDefault();
    this.#focused = focusedElement();
    this.dispatchEvent(new Event("lectern-dismiss"));
  };
}

/** What had the focus is gone, or cannot have it: whoever knows a better place than the beginning of the page takes it. */
export const tellIfFocusIsLost = (): void => {
  if (focusedElement() === document.body) document.dispatchEvent(new Event("lectern-focus-lost"));
};

/** From the lowest to the highest. */
const shown = new Set<Modal>();

/** A browser may close several at once: the order stays. */
const openAll = (): void => {
  for (const modal of shown) modal.open();
};

/** The focused element, also inside shadow roots. */
const focusedElement = (): HTMLElement | undefined => {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement ? focused : undefined;
};
