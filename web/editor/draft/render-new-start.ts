import { html, nothing, type TemplateResult } from "lit";
import { allLanguages } from "../app/language-tag.ts";
import { languageName } from "../app/words.ts";
import { texts, textsLanguage } from "../texts.ts";
import type { NewPageStart } from "./new-page.ts";

interface StartOptions {
  /** Undefined: the page is stored. */
  readonly start: NewPageStart | undefined;
  /** The site's languages. */
  readonly languages: readonly string[];
  readonly change: (start: NewPageStart) => void;
}

/** What a new page is begun with: its language, and its template if there is a choice. */
export const renderNewStart = ({ start, languages, change }: StartOptions): TemplateResult | typeof nothing => {
  if (start === undefined) return nothing;
  const { templates, template, language } = start;
  const { compare } = new Intl.Collator(textsLanguage);
  const byName = (tags: Iterable<string>): readonly (readonly [string, string])[] =>
    [...new Set(tags)].map((tag) => [tag, languageName(tag)] as const).toSorted(([, a], [, b]) => compare(a, b));
  const ofSite = new Set([language, ...languages]);
  const options = (tags: Iterable<string>): unknown =>
    byName(tags).map(([tag, name]) => html`<option value=${tag} ?selected=${tag === language}>${name}</option>`);
  return html`<div class="notices start">
    <select aria-label=${texts.list.languages} @change=${(event: Event) => change({ ...start, language: chosen(event) })}>
      ${options(ofSite)}
      <hr />
      ${options(allLanguages().filter((tag) => !ofSite.has(tag)))}
    </select>
    ${
      templates.length < 2
        ? nothing
        : html`<select
            aria-label=${texts.list.template}
            @change=${(event: Event) => change({ ...start, template: templates.find(({ id }) => id === chosen(event)) ?? template })}
          >
            ${templates.map(({ id, name }) => html`<option value=${id} ?selected=${id === template.id}>${name}</option>`)}
          </select>`
    }
  </div>`;
};

const chosen = ({ currentTarget }: Event): string => (currentTarget instanceof HTMLSelectElement ? currentTarget.value : "");
