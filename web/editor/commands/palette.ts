import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { directionOf } from "../../shared/direction.ts";
import { type Command, keyNames } from "../app/command.ts";
import { languageName } from "../app/words.ts";
import type { KnownPages } from "../list/known-pages.ts";
import { everything, filterRows, fold, type PageRow, rowsOf } from "../list/page-rows.ts";
import { addressOfRow } from "../list/row.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";

interface Entry {
  readonly face: TemplateResult;
  readonly run: () => void;
}

/** 8 pages, a list short enough to scan. Another letter narrows it down. */
const mostPages = 8;

/** `<lectern-palette>`: finds pages and commands by their words. The focus stays in the field, and arrow keys choose. */
export class Palette extends LitElement {
  static override readonly styles = [
    controls,
    css`
      [role="listbox"] {
        margin-block-start: var(--l-12);
        max-block-size: 50dvh;
        overflow: auto;
      }
      [role="option"] {
        display: flex;
        gap: var(--l-12);
        align-items: baseline;
        padding: var(--l-8) var(--l-12);
        border-radius: var(--l-radius);
        cursor: pointer;
      }
      [role="option"] > :first-child {
        overflow-wrap: anywhere;
      }
      [role="option"] > :last-child {
        margin-inline-start: auto;
        white-space: nowrap;
      }
      [aria-selected="true"] {
        background: var(--l-accent-tint);
        outline: 1px solid var(--l-accent-text);
        outline-offset: -1px;
      }
      h3 {
        font-size: var(--l-text-13);
        color: var(--l-faint);
        margin: var(--l-12) var(--l-12) var(--l-4);
      }
    `,
  ];

  @property({ attribute: false }) accessor pages: KnownPages | undefined;
  @property({ attribute: false }) accessor commands: readonly Command[] = [];
  @property() accessor projectId = "";

  @state() accessor #search = "";
  @state() accessor #chosen = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#loadAll();
  }

  async #loadAll(): Promise<void> {
    try {
      while (this.isConnected && this.pages?.isComplete === false) {
        await this.pages.more();
        this.requestUpdate();
      }
    } catch {
      // the commands are available all the same
    }
  }

  override render(): TemplateResult {
    const rows = filterRows(rowsOf(this.pages?.documents ?? []), { ...everything, search: this.#search }).slice(0, mostPages);
    const words = fold(this.#search).split(/\s+/).filter(Boolean);
    const commands = this.commands.filter(({ name }) => words.every((word) => fold(name).includes(word)));
    const entries: readonly Entry[] = [
      ...commands.map((command) => this.#commandEntry(command)),
      ...rows.map((row) => this.#pageEntry(row)),
    ];
    const close = (): void => void this.dispatchEvent(new Event("lectern-close"));
    return html`<lectern-modal label=${lateTexts.palette.heading} @lectern-dismiss=${close}>
      <input
        class="wide"
        autofocus
        role="combobox"
        aria-expanded="true"
        aria-controls="found"
        aria-label=${lateTexts.palette.heading}
        aria-activedescendant=${entries.length === 0 ? nothing : `entry-${this.#chosen}`}
        placeholder=${lateTexts.palette.placeholder}
        autocomplete="off"
        @input=${this.#type}
        @keydown=${(event: KeyboardEvent) => this.#press(event, entries)}
      />
      <div role="listbox" id="found" aria-label=${lateTexts.palette.heading}>
        ${this.#renderGroup(lateTexts.palette.commands, entries.slice(0, commands.length), 0)}
        ${this.#renderGroup(lateTexts.palette.pages, entries.slice(commands.length), commands.length)}
      </div>
      <p role="status" class="hint">${entries.length === 0 ? lateTexts.palette.nothing : ""}</p>
    </lectern-modal>`;
  }

  #renderGroup(name: string, entries: readonly Entry[], first: number): TemplateResult | typeof nothing {
    if (entries.length === 0) return nothing;
    return html`<div role="group" aria-label=${name}>
      <h3 aria-hidden="true">${name}</h3>
      ${entries.map(
        ({ face, run }, index) =>
          html`<div
            role="option"
            id="entry-${first + index}"
            aria-selected=${this.#chosen === first + index}
            @mousemove=${() => (this.#chosen = first + index)}
            @click=${() => this.#run(run)}
          >
            ${face}
          </div>`,
      )}
    </div>`;
  }

  #commandEntry({ name, keys, run }: Command): Entry {
    return {
      face: html`<span>${name}</span><span class="hint"><bdi dir="ltr">${keys === undefined ? "" : keyNames(keys)}</bdi></span>`,
      run,
    };
  }

  #pageEntry(row: PageRow): Entry {
    const { title, slug, language } = row;
    const face = html`<span dir=${directionOf(language)} lang=${language}>${title ?? slug ?? texts.list.untitled}</span>
      <span class="hint"><bdi dir="ltr">/${slug ?? ""}</bdi> · ${languageName(language)}</span>`;
    return { face, run: () => (location.hash = addressOfRow(row, this.projectId)) };
  }

  readonly #type = ({ currentTarget }: InputEvent): void => {
    this.#search = currentTarget instanceof HTMLInputElement ? currentTarget.value : "";
    this.#chosen = 0;
  };

  #press(event: KeyboardEvent, entries: readonly Entry[]): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      this.#chosen = (this.#chosen + step + entries.length) % entries.length;
      void this.updateComplete.then(() => this.renderRoot.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }));
    }
    const chosen = entries[this.#chosen];
    if (event.key === "Enter" && chosen !== undefined && !event.isComposing) {
      event.preventDefault();
      this.#run(chosen.run);
    }
  }

  /** The dialog closes first, which returns the focus: the command may take it. */
  #run(run: () => void): void {
    this.dispatchEvent(new Event("lectern-close"));
    setTimeout(run);
  }
}
