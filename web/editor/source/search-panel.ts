import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  selectMatches,
  setSearchQuery,
} from "@codemirror/search";
import { type Command, type EditorView, type Panel, runScopeHandlers, type ViewUpdate } from "@codemirror/view";
import { html, nothing, render, type TemplateResult } from "lit";
import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { icon } from "../../shared/icons/icon.ts";
import { countMatches, mostCounted } from "./count-matches.ts";

type Options = Pick<SearchQuery, "search" | "caseSensitive" | "regexp" | "wholeWord" | "replace">;

const isField = (target: EventTarget | null, name: string): boolean => target instanceof HTMLInputElement && target.name === name;

/** One row below the bar: what is looked for, which match is seen. Replacing and the options are a row more. */
export class SearchPanel implements Panel {
  readonly dom = document.createElement("search");
  readonly top = true;
  readonly #view: EditorView;
  #hasMore = false;

  constructor(view: EditorView) {
    this.#view = view;
    this.dom.className = "cm-search";
    this.dom.addEventListener("keydown", (event) => this.#press(event));
    this.#render();
  }

  mount(): void {
    const field = this.dom.querySelector("input");
    field?.focus();
    field?.select();
  }

  update({ docChanged, selectionSet, transactions }: ViewUpdate): void {
    const isNew = transactions.some(({ effects }) => effects.some((effect) => effect.is(setSearchQuery)));
    if (docChanged || selectionSet || isNew) this.#render();
  }

  #render(): void {
    const { state } = this.#view;
    const query = getSearchQuery(state);
    render(
      html`<div class="cm-search-row">
          ${this.#field("search", "Find", query.search)}<span role="status">${this.#count(query)}</span>
          ${this.#button("previous", findPrevious, icon(ArrowUp))}${this.#button("next", findNext, icon(ArrowDown))}
          <button
            type="button"
            aria-label=${state.phrase("more")}
            title=${state.phrase("more")}
            aria-expanded=${this.#hasMore}
            @click=${() => this.#toggleMore()}
          >
            ${this.#hasMore ? icon(ChevronDown) : icon(ChevronRight, { turns: true })}
          </button>
          ${this.#button("close", closeSearchPanel, icon(X))}
        </div>
        ${this.#hasMore ? this.#more(query) : nothing}`,
      this.dom,
    );
  }

  #more({ replace, caseSensitive, wholeWord, regexp }: SearchQuery): TemplateResult {
    const { state } = this.#view;
    return html`${
        state.readOnly
          ? nothing
          : html`<div class="cm-search-row">
              ${this.#field("replace", "Replace", replace)}${this.#button("replace", replaceNext)}${this.#button("replace all", replaceAll)}
            </div>`
      }
      <div class="cm-search-row">
        ${this.#box("caseSensitive", "match case", caseSensitive)}${this.#box("wholeWord", "by word", wholeWord)}
        ${this.#box("regexp", "regexp", regexp)}${this.#button("all", selectMatches)}
      </div>`;
  }

  #count(query: SearchQuery): string {
    const count = countMatches(this.#view.state, query);
    if (count === undefined) return "";
    if (count.all === 0) return this.#view.state.phrase("no match");
    const all = `${count.all}${count.all === mostCounted ? "+" : ""}`;
    return this.#view.state.phrase("$1 of $2", count.current === 0 ? "–" : String(count.current), all);
  }

  #field(name: "search" | "replace", phrase: string, value: string): TemplateResult {
    const words = this.#view.state.phrase(phrase);
    return html`<input
      name=${name}
      placeholder=${words}
      aria-label=${words}
      autocomplete="off"
      main-field=${name === "search" ? "true" : nothing}
      .value=${value}
      @input=${({ currentTarget }: Event) =>
        currentTarget instanceof HTMLInputElement &&
        this.#change(name === "search" ? { search: currentTarget.value } : { replace: currentTarget.value })}
    />`;
  }

  #box(name: "caseSensitive" | "wholeWord" | "regexp", phrase: string, isOn: boolean): TemplateResult {
    return html`<label
      ><input type="checkbox" .checked=${isOn} @change=${() => this.#change({ [name]: !isOn })} />${this.#view.state.phrase(phrase)}</label
    >`;
  }

  /** With an icon, or with its words. */
  #button(phrase: string, command: Command, drawn?: TemplateResult): TemplateResult {
    const words = this.#view.state.phrase(phrase);
    const name = drawn === undefined ? nothing : words;
    return html`<button type="button" aria-label=${name} title=${name} @click=${() => command(this.#view)}>${drawn ?? words}</button>`;
  }

  /** What is typed is meant as it is typed: `\n` are two characters. */
  #change(change: Partial<Options>): void {
    const { search, caseSensitive, regexp, wholeWord, replace } = getSearchQuery(this.#view.state);
    const query = new SearchQuery({ search, caseSensitive, regexp, wholeWord, replace, literal: true, ...change });
    this.#view.dispatch({ effects: setSearchQuery.of(query) });
  }

  #toggleMore(): void {
    this.#hasMore = !this.#hasMore;
    this.#render();
  }

  #press(event: KeyboardEvent): void {
    const { key, shiftKey, target } = event;
    const search = shiftKey ? findPrevious : findNext;
    const command = key !== "Enter" ? undefined : isField(target, "search") ? search : isField(target, "replace") ? replaceNext : undefined;
    if (runScopeHandlers(this.#view, event, "search-panel")) event.preventDefault();
    else if (command !== undefined) {
      event.preventDefault();
      command(this.#view);
    }
  }
}
