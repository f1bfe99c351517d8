import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { Search } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { languageName, numberText } from "../words/words.ts";
import { texts } from "../texts.ts";
import type { PageFilter } from "./page-rows.ts";

interface FilterOptions {
  readonly filter: PageFilter;
  readonly languages: readonly string[];
  readonly counts: Readonly<Record<PageFilter["state"], number>>;
  /** Whether there are more pages than those counted. */
  readonly isMore: boolean;
  readonly change: (change: Partial<PageFilter>) => void;
}

/** Tabs by state, each with its number of pages; the search; language and order. */
export const renderFilter = ({ filter, languages, counts, isMore, change }: FilterOptions): TemplateResult => {
  const tab = (name: string, state: PageFilter["state"]): TemplateResult =>
    html`<button type="button" class="tab" aria-pressed=${filter.state === state} @click=${() => change({ state })}>
      ${name}${counts[state] === 0 ? nothing : html` <span class="count">${numberText(counts[state])}${isMore ? "+" : ""}</span>`}
    </button>`;
  const choice = (
    label: string,
    value: string,
    options: readonly (readonly [value: string, name: string])[],
    choose: (value: string) => void,
  ): TemplateResult =>
    html`<select
      aria-label=${label}
      @change=${({ currentTarget }: Event) => currentTarget instanceof HTMLSelectElement && choose(currentTarget.value)}
    >
      ${options.map(([option, name]) => html`<option value=${option} ?selected=${option === value}>${name}</option>`)}
    </select>`;
  return html`
    <search class="row">
      <div class="row tabs" role="group" aria-label=${texts.list.states}>
        ${tab(texts.list.all, "all")} ${tab(texts.list.onlyLive, "live")} ${tab(texts.list.withDraft, "draft")}
      </div>
      <label class="search">
        ${icon(Search)}
        <input
          type="search"
          autocomplete="off"
          aria-label=${texts.list.search}
          placeholder=${texts.list.search}
          .value=${live(filter.search)}
          @input=${({ currentTarget }: InputEvent) => currentTarget instanceof HTMLInputElement && change({ search: currentTarget.value })}
        />
      </label>
      ${
        languages.length < 2
          ? nothing
          : choice(
              texts.list.languages,
              filter.language,
              [["", texts.list.anyLanguage], ...languages.map((tag) => [tag, languageName(tag)] as const)],
              (language) => change({ language }),
            )
      }
      ${choice(
        texts.list.sorting,
        filter.sorting,
        [
          ["edited", texts.list.byEdit],
          ["title", texts.list.byTitle],
        ],
        (sorting) => change({ sorting: sorting === "title" ? "title" : "edited" }),
      )}
    </search>
  `;
};
