import { css, html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "../controls.ts";

/**
 * `<lectern-menu label="More">`: a button that opens its content, buttons and links, above the page; using one closes it. It is the browser's own
 * popover: Escape and a click outside close it, and the focus returns. The slot `face` is the button's content.
 */
export class Menu extends LitElement {
  static override readonly styles = [
    controls,
    css`
      :host {
        display: inline-block;
      }
      #menu {
        position: fixed;
        inset: auto;
        margin: 0;
        padding: var(--l-4);
        min-inline-size: 12rem;
        max-inline-size: min(24rem, 100vw - var(--l-16));
        max-block-size: calc(100dvh - var(--l-64));
        overflow: auto;
        border: 0;
        border-radius: var(--l-radius-menu);
        background: var(--l-raised);
        color: var(--l-text);
        box-shadow: var(--l-middle);
      }
      @media (forced-colors: active) {
        #menu {
          border: 1px solid;
        }
      }
      ::slotted(*) {
        display: block;
      }
    `,
  ];

  @property() accessor label = "";

  override render(): TemplateResult {
    return html`
      <button part="button" class="plain" popovertarget="menu" aria-label=${this.label} title=${this.label} aria-haspopup="true">
        <slot name="face"></slot>
      </button>
      <div id="menu" popover @toggle=${this.#place} @click=${this.#close} @keydown=${this.#move}><slot></slot></div>
    `;
  }

  get #menu(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>("#menu");
  }

  /** Below its button, within the window. */
  readonly #place = (event: ToggleEvent): void => {
    const menu = this.#menu;
    if (menu === null || event.newState !== "open") return;
    const button = this.getBoundingClientRect();
    const { width, height } = menu.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(this).direction === "rtl";
    const left = isRightToLeft ? button.left : button.right - width;
    const below = button.bottom + 4;
    menu.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    menu.style.top = `${below + height > innerHeight ? Math.max(8, button.top - height - 4) : below}px`;
    this.#items[0]?.focus();
  };

  get #items(): readonly HTMLElement[] {
    const all = [...this.querySelectorAll<HTMLElement>("button, a[href], select")];
    return all.filter((item) => item.getClientRects().length > 0);
  }

  /** Before the entry acts, so that what it opens gives the focus back to this menu's button. */
  readonly #close = {
    capture: true,
    handleEvent: (event: Event): void => {
      if (!event.composedPath().some((node) => node instanceof HTMLButtonElement || node instanceof HTMLAnchorElement)) return;
      this.#menu?.hidePopover();
      this.renderRoot.querySelector("button")?.focus();
    },
  };

  /** Arrow keys move through the entries, as in menus. */
  readonly #move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    const items = this.#items;
    const current = items.findIndex((item) => event.composedPath().includes(item));
    items[(current + step + items.length) % items.length]?.focus();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-menu": Menu;
  }
}
