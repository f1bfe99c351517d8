import type { OpenSpan } from "@lectern/client";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Minus, Plus } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { ofDay, spansPerDay } from "./settings-change.ts";
import type { SettingsTexts } from "./texts/en.ts";
import { describedBy, type Field, renderProblem } from "./text-field.ts";

interface HoursOptions extends Field {
  /** What it means that no hours are chosen. */
  readonly always: string;
  readonly isAlways: boolean;
  readonly setAlways: (isAlways: boolean) => void;
  readonly words: SettingsTexts;
}

type Span = Pick<OpenSpan, "opens" | "closes">;

const days = [1, 2, 3, 4, 5, 6, 7];

/** Of a day that is opened while no other one is. */
const usual = { opens: "09:00", closes: "17:00" } as const;

/** 1 January 2024 was a Monday. */
const dayName = (day: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2024, 0, day));

/** For the page around it. */
export const hoursStyles = css`
  lectern-hours {
    inline-size: 100%;
    margin-block-start: var(--l-8);
    font-size: var(--l-text-14);
  }
  .day {
    display: flex;
    flex-wrap: wrap;
    gap: var(--l-4) var(--l-12);
    align-items: center;
    min-block-size: var(--l-48);
  }
  .day > label {
    flex: 0 1 9rem;
    display: flex;
    gap: var(--l-12);
    align-items: center;
    font-size: inherit;
    font-weight: 400;
  }
  .span {
    display: inline-flex;
    gap: var(--l-8);
    align-items: center;
  }
  .span label {
    font-size: inherit;
    font-weight: 400;
  }
  .time {
    inline-size: 4rem;
    padding-inline: var(--l-8);
    font-variant-numeric: tabular-nums;
  }
  .day button {
    padding-inline: var(--l-8);
    color: var(--l-faint);
  }
`;

/** When a phone may ring, day by day. What was typed is still there when the hours are hidden and shown again. */
export const renderHours = (
  hours: readonly OpenSpan[] | null,
  { name, label, hint, problem, always, isAlways, setAlways, words }: HoursOptions,
): TemplateResult =>
  html`<fieldset class="field" data-hours=${name}>
    <legend>${label}</legend>
    <p class="hint" id="${name}-hint">${hint}</p>
    <label class="row"
      ><input
        type="checkbox"
        id=${name}
        .checked=${isAlways}
        @change=${() => setAlways(!isAlways)}
        aria-invalid=${problem === undefined ? nothing : "true"}
        aria-describedby=${describedBy(name, problem)}
      />${always}</label
    >
    ${renderProblem(name, problem)}
    <lectern-hours ?hidden=${isAlways} .isOff=${isAlways} .begin=${hours} .words=${words}></lectern-hours>
  </fieldset>`;

/** `<lectern-hours>`: a row for each day. Without a shadow of its own: its fields are the form's. */
export class Hours extends LitElement {
  /** What the fields begin with. */
  @property({ attribute: false }) accessor begin: readonly OpenSpan[] | null = null;
  /** The fields do not count. */
  @property({ attribute: false }) accessor isOff = false;
  @property({ attribute: false }) accessor words: SettingsTexts | undefined;

  /** What the fields of the open days begin with. */
  @state() accessor #open: ReadonlyMap<number, readonly Span[]> = new Map();

  protected override createRenderRoot(): this {
    return this;
  }

  /** As they are in the fields; one with a single end is ignored. */
  get value(): readonly OpenSpan[] {
    if (!this.hasUpdated) return this.begin ?? [];
    const inputs = [...this.querySelectorAll<HTMLInputElement>(".time")];
    return inputs.flatMap((input, index) => {
      if (input.dataset["end"] !== "opens") return [];
      const [opens, closes] = [input.value.trim(), inputs[index + 1]?.value.trim() ?? ""];
      return opens === "" || closes === "" ? [] : [{ day: Number(input.dataset["day"]), opens, closes }];
    });
  }

  /** Once: somebody may be typing when the page is drawn again. */
  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) return;
    const spans = days.map((day) => [day, ofDay(this.begin ?? [], day).slice(0, spansPerDay)] as const);
    this.#open = new Map(spans.filter(([, { length }]) => length > 0));
  }

  override render(): unknown {
    const { words } = this;
    return words === undefined ? nothing : days.map((day) => this.#renderDay(day, words));
  }

  #renderDay(day: number, words: SettingsTexts): TemplateResult {
    const [name, spans] = [dayName(day), this.#open.get(day)];
    const turn = (event: Event): void => {
      event.stopPropagation();
      this.#change(day, spans === undefined ? [this.#spanBefore(day)] : undefined);
    };
    const fields = spans?.map((span, index) =>
      this.#renderSpan(day, span, index < spans.length - 1 ? nothing : this.#renderMore(day, spans, words), words),
    );
    return html`<div class="day" role="group" aria-label=${name}>
      <label><input type="checkbox" role="switch" .checked=${spans !== undefined} @input=${turn} />${name}</label>
      ${fields ?? html`<span class="hint">${words.closed}</span>`}
    </div>`;
  }

  /** A second span of a day, such as after lunch. */
  #renderMore(day: number, spans: readonly Span[], words: SettingsTexts): TemplateResult {
    const [first, ...others] = spans;
    const isAll = others.length > 0;
    const name = isAll ? words.managers.remove : words.addHours;
    const turn = (): void => this.#change(day, [first ?? usual, ...(isAll ? [] : [{ opens: "", closes: "" }])]);
    return html`<button type="button" class="plain" aria-label=${name} title=${name} @click=${turn}>${icon(isAll ? Minus : Plus)}</button>`;
  }

  #renderSpan(day: number, span: Span, more: unknown, words: SettingsTexts): TemplateResult {
    const renderEnd = (end: "opens" | "closes"): TemplateResult =>
      html`<input
        class="time"
        data-day=${day}
        data-end=${end}
        pattern="([01][0-9]|2[0-3]):[0-5][0-9]|24:00"
        title=${words.problems.clock}
        required
        ?disabled=${this.isOff}
        dir="ltr"
        .value=${span[end]}
      />`;
    return html`<span class="span"
      ><label><span class="unseen">${words.from}</span>${renderEnd("opens")}</label>
      <label class="span"><span>${words.until}</span>${renderEnd("closes")}</label> ${more}
    </span>`;
  }

  /** The hours of the day before, as far as they are known: most days are alike. */
  #spanBefore(day: number): Span {
    return this.value.findLast((span) => span.day < day) ?? usual;
  }

  #change(day: number, spans: readonly Span[] | undefined): void {
    const others = [...this.#open].filter(([other]) => other !== day);
    this.#open = new Map(spans === undefined ? others : [...others, [day, spans]]);
    void this.updateComplete.then(() => {
      if (spans?.length === spansPerDay) this.querySelector<HTMLElement>(`[data-day="${day}"]:invalid`)?.focus();
      this.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
}
