import type { OpenSpan } from "@lectern/client";
import { css, html, nothing, type TemplateResult } from "lit";
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

const days = [1, 2, 3, 4, 5, 6, 7];

/** 1 January 2024 was a Monday. */
const dayName = (day: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2024, 0, day));

/** For the page around it. */
export const hoursStyles = css`
  .hours {
    display: grid;
    grid-template-columns: minmax(0, 12rem) 6rem max-content 6rem;
    gap: var(--l-8);
    align-items: center;
    font-size: var(--l-text-14);
  }
  .day,
  .span,
  .span label {
    display: contents;
    font-size: inherit;
    font-weight: 400;
  }
  .time {
    inline-size: 100%;
  }
  /* What is empty looks empty: the example comes when somebody is about to type. */
  .time:placeholder-shown:not(:focus, [aria-invalid="true"]) {
    background: none;
    border-style: dashed;
  }
  .time:not(:focus)::placeholder {
    color: transparent;
  }
  .day:has(input:not(:placeholder-shown)) .closed {
    display: none;
  }
  .span > :first-child > .time {
    grid-column: 2;
  }
  /* The second span of a day appears below a first one. */
  .day:not(:has(input:not(:placeholder-shown))) > .span ~ .span {
    display: none;
  }
`;

/** When a phone may ring, day by day. The fields stay while they are hidden: what was typed is still there when they are shown again. */
export const renderHours = (
  hours: readonly OpenSpan[],
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
    <div class="hours" ?hidden=${isAlways}>${days.map((day) => renderDay(day, ofDay(hours, day), isAlways, words))}</div>
  </fieldset>`;

const renderDay = (day: number, spans: readonly OpenSpan[], isHidden: boolean, words: SettingsTexts): TemplateResult => {
  const renderEnd = (end: "opens" | "closes", example: string, span: OpenSpan | undefined): TemplateResult =>
    html`<input
      class="time"
      data-day=${day}
      data-end=${end}
      pattern="([01][0-9]|2[0-3]):[0-5][0-9]|24:00"
      title=${words.problems.clock}
      size="5"
      ?disabled=${isHidden}
      placeholder=${example}
      dir="ltr"
      .value=${span?.[end] ?? ""}
    />`;
  return html`<div class="day" role="group" aria-label=${dayName(day)}>
    <span>${dayName(day)} <span class="hint closed">${words.closed}</span></span>
    ${Array.from(
      { length: spansPerDay },
      (_, index) =>
        html`<span class="span" @input=${pairUp}
          ><label><span class="unseen">${words.from}</span>${renderEnd("opens", "09:00", spans[index])}</label>
          <label><span>${words.until}</span>${renderEnd("closes", "17:00", spans[index])}</label>
        </span>`,
    )}
  </div>`;
};

/** A span has both ends, or none. */
const pairUp = ({ currentTarget }: Event): void => {
  if (!(currentTarget instanceof HTMLElement)) return;
  const ends = [...currentTarget.querySelectorAll("input")];
  for (const end of ends) end.required = ends.some(({ value }) => value !== "");
};

/** The spans in the fields below an element; one with a single end is ignored. */
export const readHours = (root: ParentNode): OpenSpan[] => {
  const inputs = [...root.querySelectorAll<HTMLInputElement>("input.time")];
  return inputs.flatMap((input, index) => {
    if (input.dataset["end"] !== "opens") return [];
    const [opens, closes] = [input.value.trim(), inputs[index + 1]?.value.trim() ?? ""];
    return opens === "" || closes === "" ? [] : [{ day: Number(input.dataset["day"]), opens, closes }];
  });
};
