import type { DocumentSummary } from "@lectern/client";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { moveEntry, renderOrderButtons, stepAfter } from "./order-buttons.ts";
import type { SettingsTexts } from "./texts/en.ts";
import { describedBy, renderProblem } from "./text-field.ts";

/** The service's maximum. */
const mostPages = 12;

/** `<lectern-menu-order>`: the pages of the menu, in order. Without a shadow of its own: its value is the form's. */
export class MenuOrder extends LitElement {
  /** What the list begins with. */
  @property({ attribute: false }) accessor slugs: readonly string[] = [];
  @property({ attribute: false }) accessor pages: readonly DocumentSummary[] = [];
  @property({ attribute: false }) accessor words: SettingsTexts | undefined;
  /** What the service has refused. */
  @property({ attribute: false }) accessor problem: string | undefined;

  @state() accessor #entries: readonly string[] = [];

  protected override createRenderRoot(): this {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("slugs")) this.#entries = this.slugs;
  }

  override render(): unknown {
    const { words, problem } = this;
    if (words === undefined) return nothing;
    return html`<div class="field">
      <input type="hidden" name="menu" .value=${this.#entries.join("\n")} />
      <span class="label" id="menu-name">${words.labels.menu}</span>
      <ol class="rows" aria-labelledby="menu-name" ?hidden=${this.#entries.length === 0}>
        ${repeat(
          this.#entries,
          (slug) => slug,
          (slug, index) => this.#renderEntry(slug, index, words),
        )}
      </ol>
      <div class="row" ?hidden=${this.#entries.length >= mostPages}>
        <input
          id="menu"
          list="pages"
          dir="ltr"
          autocomplete="off"
          maxlength="200"
          aria-label=${words.addPage}
          placeholder=${words.addPage}
          aria-invalid=${problem === undefined ? nothing : "true"}
          aria-describedby=${describedBy("menu", problem)}
          @keydown=${this.#pressKey}
          @change=${this.#add}
        />
      </div>
      ${renderProblem("menu", problem)}
      <p class="hint" id="menu-hint">${words.hints.menu}</p>
    </div>`;
  }

  #renderEntry(slug: string, index: number, words: SettingsTexts): TemplateResult {
    const last = this.#entries.length - 1;
    const title = this.pages.find((page) => page.slug === slug)?.title ?? slug;
    return html`<li class="row" data-slug=${slug}>
      <span class="grows" id="menu-${index}"><bdi>${title}</bdi> <bdi class="hint">/${slug}</bdi></span>
      ${renderOrderButtons({
        ...{ index, last, entry: `menu-${index}`, words: words.managers },
        move: (step) =>
          this.#change(
            moveEntry(this.#entries, index, step),
            `[data-slug="${CSS.escape(slug)}"] [data-step="${stepAfter(index + step, step, last)}"]`,
          ),
        remove: () => this.#change(this.#entries.toSpliced(index, 1), "#menu"),
      })}
    </li>`;
  }

  get #input(): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>("#menu");
  }

  /** Enter adds the page; it does not save the form. */
  readonly #pressKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || this.#input?.value.trim() === "") return;
    event.preventDefault();
    this.#add();
  };

  /** Also when the field is left: what is in it is meant. */
  readonly #add = (): void => {
    const slug = this.#input?.value.trim().replace(/^\//, "") ?? "";
    if (slug === "") return;
    if (this.#input !== null) this.#input.value = "";
    this.#change([...this.#entries.filter((one) => one !== slug), slug]);
  };

  #change(entries: readonly string[], focused?: string): void {
    this.#entries = entries;
    void this.updateComplete.then(() => {
      if (focused !== undefined) this.querySelector<HTMLElement>(focused)?.focus();
      this.#input?.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
}
