import { css, html, LitElement, nothing, svg, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { menuStyles } from "../../shared/menu/menu-styles.ts";
import { type Placement, placements } from "../embed/placement.ts";
import { type ShopTexts, shopTexts } from "./shop-texts.ts";

export interface LanguageChoice {
  readonly language: string;
  /** As its speakers call it. */
  readonly name: string;
  /** Path within the site; undefined for the language that is shown. */
  readonly at: string | undefined;
}

export interface PersonChoice {
  readonly name: string;
  readonly email: string;
}

/** What the tools do: the page does it. */
export interface DemoActions {
  /** Undefined: as the owner has set it. */
  readonly place: (placement: Placement | undefined) => void;
  readonly open: (at: string) => void;
  /** Undefined: a visitor. */
  readonly become: (email: string | undefined) => void;
}

const places = placements.filter((placement) => placement !== "none");

/** The page in faint, the assistant in blue. */
const picture = (place: (typeof places)[number] | undefined): TemplateResult =>
  html`<svg viewBox="0 0 44 30" width="44" height="30" aria-hidden="true">
    <rect class="page" x="0.5" y="0.5" width="43" height="29" rx="3" />
    ${place === "destination_page" || place === "modal" ? nothing : svg`<path class="words" d="M6 7h20M6 11h14" />`}
    ${place === "homepage" ? svg`<rect class="voice" x="6" y="15" width="32" height="10" rx="2" />` : nothing}
    ${place === "destination_page" ? svg`<rect class="voice" x="6" y="6" width="32" height="19" rx="2" />` : nothing}
    ${place === "widget" ? svg`<rect class="voice" x="27" y="20" width="13" height="6" rx="3" />` : nothing}
    ${place === "modal" ? svg`<rect class="voice" x="0.5" y="0.5" width="43" height="29" rx="3" />` : nothing}
    ${place === undefined ? svg`<path class="words" d="M6 15h26M6 19h20M6 23h12" />` : nothing}
  </svg>`;

/** `<lectern-demo-tools>`: a small button at the edge of the shop, for whoever tries it out. */
export class DemoTools extends LitElement {
  static override readonly styles = [
    controls,
    menuStyles,
    css`
      lectern-menu {
        position: fixed;
        z-index: 1;
        inset-block-end: max(16px, env(safe-area-inset-bottom));
        inset-inline-start: 16px;
        border: 1px solid var(--l-rule);
        border-radius: var(--l-round);
        background: var(--l-raised);
        color: var(--l-text);
        box-shadow: var(--l-middle);
        font: 550 var(--l-text-14) / 1 var(--l-font);
      }
      lectern-menu::part(button) {
        min-block-size: 36px;
        padding: 0 var(--l-12);
        border: 0;
        border-radius: var(--l-round);
        font-weight: 550;
      }
      .content {
        inline-size: 17rem;
        font: var(--l-text-14) / var(--l-line) var(--l-font);
      }
      h2 {
        margin: var(--l-12) var(--l-12) var(--l-4);
        font: 600 var(--l-text-13) / var(--l-line) var(--l-font);
        color: var(--l-faint);
      }
      .second {
        margin-inline-start: auto;
        color: var(--l-faint);
        font-size: var(--l-text-13);
        font-weight: 400;
      }
      .page {
        fill: var(--l-surface);
        stroke: var(--l-line-color);
      }
      .words {
        stroke: var(--l-line-color);
        stroke-width: 2;
      }
      .voice {
        fill: var(--l-accent);
      }
      @media (max-width: 40rem) {
        /* Above the assistant's button. */
        :host([lifted]) lectern-menu {
          inset-block-end: 80px;
        }
        .content {
          max-block-size: calc(100dvh - 136px);
          overflow: auto;
        }
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) accessor placement: Placement | undefined;
  @property({ attribute: false }) accessor languages: readonly LanguageChoice[] = [];
  /** Who can be chosen; empty in a deployment, where people sign in. */
  @property({ attribute: false }) accessor people: readonly PersonChoice[] = [];
  /** Name of who is signed in; undefined for a visitor. */
  @property({ attribute: false }) accessor person: string | undefined;
  /** Of a local stack. */
  @property({ attribute: false }) accessor phone: string | undefined;
  @property({ attribute: false }) accessor actions: DemoActions | undefined;

  override render(): TemplateResult {
    const { language, direction, texts } = shopTexts();
    return html`<aside aria-label=${texts.tools} lang=${language} dir=${direction}>
      <lectern-menu label=${texts.tools}>
        <span slot="face">${texts.demo} <span aria-hidden="true">▾</span></span>
        <div class="content">
          ${this.#renderPlaces(texts)} ${this.languages.length < 2 ? nothing : this.#renderLanguages(texts)} ${this.#renderPeople(texts)}
          ${
            this.phone === undefined
              ? nothing
              : html`<h2>${texts.calls}</h2>
                  <a class="item" href=${this.phone} target="_blank" rel="noopener">${texts.phone}</a>`
          }
        </div>
      </lectern-menu>
    </aside>`;
  }

  #renderPlaces(texts: ShopTexts): TemplateResult {
    return html`<h2>${texts.place}</h2>
      ${[undefined, ...places].map(
        (place) =>
          html`<button class="item" aria-pressed=${place === this.placement} @click=${() => this.actions?.place(place)}>
            ${picture(place)} ${texts.places[place ?? "asSet"]}
          </button>`,
      )}`;
  }

  #renderLanguages(texts: ShopTexts): TemplateResult {
    return html`<h2>${texts.language}</h2>
      ${this.languages.map(
        ({ language, name, at }) =>
          html`<button
            class="item"
            lang=${language}
            aria-pressed=${at === undefined}
            @click=${() => at !== undefined && this.actions?.open(at)}
          >
            ${name}
          </button>`,
      )}`;
  }

  #renderPeople(texts: ShopTexts): TemplateResult {
    const become = (email: string | undefined) => () => this.actions?.become(email);
    return html`<h2>${texts.who}</h2>
      <button class="item" aria-pressed=${this.person === undefined} @click=${become(undefined)}>${texts.visitor}</button>
      ${this.people.map(
        ({ name, email }) =>
          html`<button class="item" aria-pressed=${this.person === name} @click=${become(email)}>
            ${name} <span class="second">${email.split("@")[0]}</span>
          </button>`,
      )}
      ${
        this.people.length > 0
          ? nothing
          : html`<button class="item" aria-pressed=${this.person !== undefined} @click=${become("")}>
              ${this.person ?? texts.signIn}
            </button>`
      }`;
  }
}
