import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import type { IconNode } from "lucide";
import { controls } from "../../shared/controls.ts";
import { icon } from "../../shared/icons/icon.ts";

export interface Entry {
  /** Its identity: the entries found may change while somebody chooses. */
  readonly key: string;
  readonly drawn: IconNode;
  readonly face: TemplateResult;
  readonly run: () => void;
}

export interface EntryGroup {
  /** Empty: no heading. */
  readonly name: string;
  readonly entries: readonly Entry[];
}

export interface Found {
  readonly groups: readonly EntryGroup[];
  /** The text below them. */
  readonly status: string;
}

/**
 * `<lectern-finder>`: a dialog that finds things by their words. The focus stays in the field, and arrow keys choose:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export class Finder extends LitElement {
  static override readonly styles = [
    controls,
    css`
      /** It stays where it is when more or less is found. */
      lectern-modal::part(dialog) {
        margin-block-start: 12dvh;
        max-block-size: calc(88dvh - var(--l-12));
      }
      /** Goes on below its edge, where it fades. */
      [role="listbox"] {
        margin-block-start: var(--l-12);
        padding-block-end: var(--l-24);
        margin-block-end: calc(-1 * var(--l-24));
        max-block-size: min(28rem, 60dvh);
        overflow: auto;
        scroll-padding-block-end: var(--l-24);
        mask-image: linear-gradient(to top, transparent, black var(--l-24));
      }
      [role="option"] {
        display: grid;
        grid-template-columns: 18px minmax(0, 1fr);
        gap: 0 var(--l-12);
        align-items: center;
        min-block-size: var(--l-40);
        padding: var(--l-4) var(--l-12);
        border-radius: var(--l-radius);
        font-size: var(--l-text-14);
        cursor: pointer;
      }
      [role="option"] > * {
        overflow-wrap: anywhere;
        text-align: match-parent;
      }
      [role="option"] > .icon {
        inline-size: 18px;
        block-size: 18px;
        color: var(--l-faint);
      }
      /** Below the name, not below the icon. */
      [role="option"] > .icon ~ :nth-child(n + 3) {
        grid-column-start: 2;
      }
      /** Phones have none. */
      @media (width < 40rem) {
        .keys {
          display: none;
        }
      }
      @media (min-width: 40rem) {
        [role="option"] {
          grid-template-columns: 18px minmax(0, 1fr) auto;
        }
        [role="option"] > .icon ~ .hint {
          grid-column-start: 3;
        }
      }
      [aria-selected="true"] {
        background: var(--l-hover);
      }
      @media (forced-colors: active) {
        [aria-selected="true"] {
          outline: 2px solid;
          outline-offset: -2px;
        }
      }
      [role="option"] > .excerpt {
        grid-column: 2 / -1;
        color: var(--l-faint);
        font-size: var(--l-text-14);
      }
      mark {
        background: var(--l-accent-tint);
        color: inherit;
      }
      :has([role="option"]) + .hint {
        margin-block-start: var(--l-24);
      }
      h3 {
        font: var(--l-text-13) var(--l-font);
        letter-spacing: normal;
        color: var(--l-faint);
        margin: var(--l-12) var(--l-12) var(--l-4);
      }
    `,
  ];

  @property() accessor label = "";
  @property() accessor placeholder = "";
  /** The chosen entry is found as long as it fits the search. */
  @property({ attribute: false }) accessor find: ((search: string, chosen: string | undefined) => Found) | undefined;

  @state() accessor #search = "";
  /** The chosen entry's key. Undefined: the first one that is found. */
  #chosen: string | undefined;

  override render(): TemplateResult {
    const { groups, status } = this.find?.(this.#search, this.#chosen) ?? { groups: [], status: "" };
    const entries = groups.flatMap((group) => group.entries);
    // What was found in a text may be found by its title, once the list has come.
    if (!entries.some(({ key }) => key === this.#chosen))
      this.#chosen = (entries.find(({ key }) => `text ${key}` === this.#chosen) ?? entries[0])?.key;
    const chosen = entries.findIndex(({ key }) => key === this.#chosen);
    return html`<lectern-modal label=${this.label} @lectern-dismiss=${this.#close}>
      <input
        class="wide"
        autofocus
        dir="auto"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded=${entries.length > 0}
        aria-controls="found"
        aria-label=${this.label}
        aria-activedescendant=${chosen === -1 ? nothing : `entry-${chosen}`}
        placeholder=${this.placeholder}
        autocomplete="off"
        @input=${this.#type}
        @keydown=${(event: KeyboardEvent) => this.#press(event, entries, chosen)}
      />
      <div role="listbox" id="found" aria-label=${this.label}>
        ${groups.map((group, index) => this.#renderGroup(group, groups.slice(0, index).flatMap((before) => before.entries).length))}
      </div>
      <p role="status" class="hint">${status}</p>
    </lectern-modal>`;
  }

  #renderGroup({ name, entries }: EntryGroup, first: number): TemplateResult | typeof nothing {
    if (entries.length === 0) return nothing;
    const options = entries.map(
      ({ key, drawn, face, run }, index) =>
        html`<div
          role="option"
          id="entry-${first + index}"
          aria-selected=${this.#chosen === key}
          @mousemove=${() => this.#choose(key)}
          @click=${() => this.#run(run)}
        >
          ${icon(drawn)}${face}
        </div>`,
    );
    if (name === "") return html`${options}`;
    return html`<div role="group" aria-label=${name}>
      <h3 aria-hidden="true">${name}</h3>
      ${options}
    </div>`;
  }

  readonly #type = ({ currentTarget }: InputEvent): void => {
    this.#search = currentTarget instanceof HTMLInputElement ? currentTarget.value : "";
    this.#chosen = undefined;
  };

  #choose(key: string | undefined): void {
    this.#chosen = key;
    this.requestUpdate();
  }

  #press(event: KeyboardEvent, entries: readonly Entry[], index: number): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      this.#choose(entries.at((index + step) % entries.length)?.key);
      void this.updateComplete.then(() => this.renderRoot.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }));
    }
    const chosen = entries[index];
    if (event.key === "Enter" && chosen !== undefined && !event.isComposing) {
      event.preventDefault();
      this.#run(chosen.run);
    }
  }

  /** The dialog closes first, which returns the focus: the action may take it. */
  #run(run: () => void): void {
    this.#close();
    setTimeout(run);
  }

  readonly #close = (): void => void this.dispatchEvent(new Event("lectern-close"));
}
