import type { OpenSpan } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { ofDay, spansPerDay } from "./settings-change.ts";
import type { SettingsTexts } from "./settings-texts.ts";

const days = [1, 2, 3, 4, 5, 6, 7];

/** 1 January 2024 was a Monday. */
const dayName = (day: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2024, 0, day));

/** When the phone may ring, day by day. The fields stay while they are hidden: what was typed is still there when they are shown again. */
export const renderHours = (
  hours: readonly OpenSpan[],
  isAlways: boolean,
  setAlways: (isAlways: boolean) => void,
  words: SettingsTexts,
): TemplateResult =>
  html`<fieldset>
    <legend>${words.hours}</legend>
    <p class="hint">${words.hoursHint}</p>
    <label class="row"><input type="checkbox" .checked=${isAlways} @change=${() => setAlways(!isAlways)} />${words.always}</label>
    <div ?hidden=${isAlways}>${days.map((day) => renderDay(day, ofDay(hours, day), isAlways, words))}</div>
  </fieldset>`;

const renderDay = (day: number, spans: readonly OpenSpan[], isHidden: boolean, words: SettingsTexts): TemplateResult =>
  html`<div class="row" role="group" aria-label=${dayName(day)}>
    <span>${dayName(day)}</span>
    ${Array.from(
      { length: spansPerDay },
      (_, index) =>
        html`<span class="row"
          ><label class="row"
            >${words.from}<input
              class="time"
              data-day=${day}
              data-end="opens"
              pattern="([01][0-9]|2[0-4]):[0-5][0-9]"
              size="5"
              ?disabled=${isHidden}
              placeholder="09:00"
              dir="ltr"
              .value=${spans[index]?.opens ?? ""}
          /></label>
          <label class="row"
            >${words.until}<input
              class="time"
              data-day=${day}
              data-end="closes"
              pattern="([01][0-9]|2[0-4]):[0-5][0-9]"
              size="5"
              ?disabled=${isHidden}
              placeholder="17:00"
              dir="ltr"
              .value=${spans[index]?.closes ?? ""}
          /></label>
        </span>`,
    )}
  </div>`;

/** The spans in the fields; one with a single end is ignored. */
export const readHours = (form: EventTarget | null): OpenSpan[] => {
  if (!(form instanceof HTMLFormElement)) return [];
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input.time")];
  return inputs.flatMap((input, index) => {
    if (input.dataset["end"] !== "opens") return [];
    const [opens, closes] = [input.value.trim(), inputs[index + 1]?.value.trim() ?? ""];
    return opens === "" || closes === "" ? [] : [{ day: Number(input.dataset["day"]), opens, closes }];
  });
};
