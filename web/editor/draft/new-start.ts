import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { allLanguages } from "../words/language-tag.ts";
import { languageName } from "../words/words.ts";
import { texts, textsLanguage } from "../texts.ts";
import type { NewPageStart } from "../session/new-page.ts";

export class StartEvent extends CustomEvent<NewPageStart> {
  constructor(start: NewPageStart) {
    super("lectern-start", { detail: start });
  }
}

/** `<lectern-new-start>`: what a new page is begun with: its language, and its template if there is a choice. */
export class NewStart extends LitElement {
  static override readonly styles = [
    controls,
    css`
      :host {
        display: flex;
        gap: var(--l-8);
      }
      select {
        min-block-size: var(--l-24);
        margin-inline-start: calc(-1 * var(--l-4));
        --end: var(--l-4);
        padding-block: 0;
        padding-inline-start: 0;
        border: 0;
        background-color: transparent;
        color: var(--l-faint);
        font-size: var(--l-text-13);
        cursor: pointer;
      }
    `,
  ];

  @property({ attribute: false }) accessor start: NewPageStart | undefined;
  /** The site's languages. */
  @property({ attribute: false }) accessor languages: readonly string[] = [];

  override render(): TemplateResult | typeof nothing {
    const { start } = this;
    if (start === undefined) return nothing;
    const { templates, template, language } = start;
    const ofSite = new Set([language, ...this.languages]);
    return html`<select aria-label=${texts.list.languages} @change=${(event: Event) => this.#change({ ...start, language: chosen(event) })}>
        ${renderLanguages(ofSite, language)}
        <hr />
        ${renderLanguages(
          allLanguages().filter((tag) => !ofSite.has(tag)),
          language,
        )}
      </select>
      ${
        templates.length < 2
          ? nothing
          : html`<select
              aria-label=${texts.list.template}
              @change=${(event: Event) => this.#change({ ...start, template: templates.find(({ id }) => id === chosen(event)) ?? template })}
            >
              ${templates.map(({ id, name }) => html`<option value=${id} ?selected=${id === template.id}>${name}</option>`)}
            </select>`
      }`;
  }

  #change(start: NewPageStart): void {
    this.dispatchEvent(new StartEvent(start));
  }
}

/** By their names. */
const renderLanguages = (tags: Iterable<string>, language: string): readonly TemplateResult[] => {
  const { compare } = new Intl.Collator(textsLanguage);
  return [...tags]
    .map((tag) => ({ tag, name: languageName(tag) }))
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ tag, name }) => html`<option value=${tag} ?selected=${tag === language}>${name}</option>`);
};

const chosen = ({ currentTarget }: Event): string => (currentTarget instanceof HTMLSelectElement ? currentTarget.value : "");

declare global {
  interface HTMLElementEventMap {
    "lectern-start": StartEvent;
  }
}
