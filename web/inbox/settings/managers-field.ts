import type { Manager } from "@lectern/client";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { type Hours, renderHours } from "./hours-field.ts";
import { managerLanguages } from "./manager-languages.ts";
import { moveEntry, renderOrderButtons, stepAfter } from "./order-buttons.ts";
import { mergeHours } from "./settings-change.ts";
import type { SettingsTexts } from "./texts/en.ts";
import { renderChoice, renderText } from "./text-field.ts";

/** Nobody waits on hold for more calls than that. */
const mostManagers = 5;

/** For the page around it. */
export const managersStyles = css`
  :is(lectern-managers, lectern-menu-order) {
    inline-size: 100%;
  }
  lectern-managers > .field {
    gap: var(--l-12);
  }
  .manager {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: var(--l-12) var(--l-16);
    align-items: start;
    inline-size: 100%;
    padding: var(--l-16);
    border: 1px solid var(--l-rule);
    border-radius: var(--l-radius-large);
  }
  .manager > legend {
    float: inline-start;
  }
  .manager > [data-hours] {
    grid-column: 1 / -1;
  }
`;

interface Entry {
  /** Stays the same while the entry moves. */
  readonly key: number;
  /** What its fields begin with. */
  readonly begin: Manager;
  readonly isUsual: boolean;
}

/** `<lectern-managers>`: who is called, in order. Without a shadow of its own: its fields are the form's. */
export class Managers extends LitElement {
  /** What the fields begin with. */
  @property({ attribute: false }) accessor managers: readonly Manager[] = [];
  @property({ attribute: false }) accessor words: SettingsTexts | undefined;
  /** What the service has refused, by field. */
  @property({ attribute: false }) accessor problems: ReadonlyMap<string, string> = new Map();
  /** Of the interface. */
  @property() accessor language = "en";

  @state() accessor #entries: readonly Entry[] = [];
  #nextKey = 0;

  protected override createRenderRoot(): this {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("managers")) this.#entries = this.managers.map((manager) => this.#toEntry(manager));
  }

  #toEntry(begin: Manager): Entry {
    return { key: this.#nextKey++, begin, isUsual: begin.hours === null };
  }

  /** As they are in the fields. A language that was chosen comes first: managers are spoken to in that one. */
  get value(): readonly Manager[] {
    return this.#entries.map(({ key, begin, isUsual }) => {
      const row = this.#row(key);
      if (row === null) return begin;
      const said = (name: string): string => row.querySelector<HTMLInputElement>(`[name$=".${name}"]`)?.value.trim() ?? "";
      const language = said("language");
      const others = begin.languages.filter((tag) => tag !== language);
      return {
        name: said("name"),
        phone: said("phone"),
        languages: language === "" ? [] : [language, ...others],
        hours: isUsual ? null : mergeHours(row.querySelector<Hours>("lectern-hours")?.value ?? [], begin.hours),
      };
    });
  }

  #row(key: number): HTMLElement | null {
    return this.querySelector(`[data-key="${key}"]`);
  }

  override render(): unknown {
    const { words } = this;
    if (words === undefined) return nothing;
    const { labels, hints, managers } = words;
    return html`<fieldset class="field" aria-describedby="managers-hint">
      <legend>${labels.managers}</legend>
      <p class="hint" id="managers-hint">${hints.managers}</p>
      ${repeat(
        this.#entries,
        ({ key }) => key,
        (entry, index) => this.#renderEntry(entry, index, words),
      )}
      ${this.#entries.length < mostManagers ? html`<button type="button" class="add" @click=${this.#add}>${managers.add}</button>` : nothing}
    </fieldset>`;
  }

  #renderEntry({ key, begin, isUsual }: Entry, index: number, words: SettingsTexts): TemplateResult {
    const { managers } = words;
    const [name, last] = [`managers.${index}`, this.#entries.length - 1];
    const common = (part: string) => ({ name: `${name}.${part}`, problem: this.problems.get(`${name}.${part}`) });
    return html`<fieldset class="manager" data-key=${key}>
      <legend>${managers.person(index + 1)}</legend>
      ${renderOrderButtons({ index, last, words: managers, move: (step) => this.#move(index, step), remove: () => this.#remove(index) })}
      ${renderText({ ...common("name"), label: words.name, hint: "", value: begin.name, maxLength: 80, isProse: true })}
      ${renderText({
        ...{ ...common("phone"), label: words.managers.phone, hint: managers.phoneHint, value: begin.phone },
        ...{ type: "tel", maxLength: 100, isRequired: true },
      })}
      ${renderChoice({ ...common("language"), label: managers.language, hint: managers.languageHint, value: begin.languages[0] ?? "", options: this.#languages(begin, words) })}
      ${renderHours(begin.hours, {
        ...{ ...common("hours"), label: managers.hours, hint: "", always: managers.usualHours, isAlways: isUsual, words },
        setAlways: (usual) => this.#change(this.#entries.map((entry) => (entry.key === key ? { ...entry, isUsual: usual } : entry))),
      })}
    </fieldset>`;
  }

  /** By name, as readers call them. */
  #languages({ languages }: Manager, { managers }: SettingsTexts): readonly (readonly [string, string])[] {
    const names = new Intl.DisplayNames([this.language, "en"], { type: "language" });
    const known = [...new Set([...languages, ...managerLanguages])].map((tag) => [tag, names.of(tag) ?? tag] as const);
    return [["", managers.siteLanguage], ...known.toSorted(([, one], [, other]) => one.localeCompare(other, this.language))];
  }

  readonly #add = (): void => {
    const entry = this.#toEntry({ name: "", phone: "", hours: null, languages: [] });
    this.#change([...this.#entries, entry], `[data-key="${entry.key}"] input`);
  };

  #remove(index: number): void {
    const left = this.#entries.filter((_, other) => other !== index);
    const next = left[Math.min(index, left.length - 1)];
    this.#change(left, next === undefined ? ".add" : `[data-key="${next.key}"] input`);
  }

  /** The keyboard stays at the button, or at the other one where the entry can go no further. */
  #move(index: number, step: 1 | -1): void {
    const moved = this.#entries[index];
    if (moved === undefined) return;
    const next = moveEntry(this.#entries, index, step);
    this.#change(next, `[data-key="${moved.key}"] [data-step="${stepAfter(index + step, step, next.length - 1)}"]`);
  }

  #change(entries: readonly Entry[], focused?: string): void {
    this.#entries = entries;
    void this.updateComplete.then(() => {
      if (focused !== undefined) this.querySelector<HTMLElement>(focused)?.focus();
      this.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
}
