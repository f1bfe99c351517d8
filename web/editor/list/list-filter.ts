import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { Search } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { languageName } from "../app/words.ts";
import { texts } from "../texts.ts";
import type { PageFilter } from "./page-rows.ts";

interface FilterOptions {
  readonly filter: PageFilter;
  readonly languages: readonly string[];
  readonly change: (change: Partial<PageFilter>) => void;
}

/** The search field, and chips for common properties of pages. */
export const renderFilter = ({ filter, languages, change }: FilterOptions): TemplateResult => {
  const chip = (name: string, isOn: boolean, choice: Partial<PageFilter>): TemplateResult =>
    html`<button type="button" aria-pressed=${isOn} @click=${() => change(choice)}>${name}</button>`;
  return html`
    <search>
      <div class="search">
        ${icon(Search)}
        <input
          class="wide"
          type="search"
          autocomplete="off"
          aria-label=${texts.list.search}
          placeholder=${texts.list.search}
          .value=${live(filter.search)}
          @input=${({ currentTarget }: InputEvent) => currentTarget instanceof HTMLInputElement && change({ search: currentTarget.value })}
        />
      </div>
      <div class="row chips">
        <div class="row" role="group" aria-label=${texts.list.states}>
          ${chip(texts.list.all, filter.state === "all", { state: "all" })}
          ${chip(texts.list.withDraft, filter.state === "draft", { state: "draft" })}
          ${chip(texts.list.onlyLive, filter.state === "live", { state: "live" })}
        </div>
        ${
          languages.length < 2
            ? nothing
            : html`<div class="row" role="group" aria-label=${texts.list.languages}>
                ${chip(texts.list.all, filter.language === "", { language: "" })}
                ${languages.map((tag) => chip(languageName(tag), filter.language === tag, { language: tag }))}
              </div>`
        }
      </div>
    </search>
  `;
};
