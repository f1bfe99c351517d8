import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { lateTexts } from "../late-texts.ts";
import type { ControlOptions, FieldOf } from "./field-control.ts";
import { emptied, isTexts } from "./field-values.ts";
import type { Option } from "./template-fields.ts";

export const booleanControl = ({ id, value, describedBy, change }: ControlOptions<FieldOf<"boolean">>): TemplateResult =>
  html`<input
    id=${id}
    type="checkbox"
    aria-describedby=${describedBy}
    .checked=${live(value === true)}
    @change=${({ currentTarget }: Event) => change(currentTarget instanceof HTMLInputElement && currentTarget.checked)}
  />`;

/** The options, and chosen values that are not among them: they would otherwise be lost. */
const withChosen = (options: readonly Option[], chosen: readonly string[]): readonly Option[] => [
  ...options,
  ...chosen
    .filter((value) => value !== "" && !options.some((option) => option.value === value))
    .map((value) => ({ value, label: lateTexts.fields.noOption(value) })),
];

export const selectControl = (options: ControlOptions<FieldOf<"select">>): TemplateResult => {
  const { field, id, value, original, describedBy, change } = options;
  const chosen = typeof value === "string" ? value : "";
  return html`<select
    id=${id}
    aria-describedby=${describedBy}
    aria-required=${field.isRequired}
    .value=${live(chosen)}
    @change=${({ currentTarget }: Event) => {
      const next = currentTarget instanceof HTMLSelectElement ? currentTarget.value : "";
      change(next === "" ? emptied(original, null) : next);
    }}
  >
    <option value="" ?selected=${chosen === ""}>${lateTexts.fields.nothingChosen}</option>
    ${withChosen(field.options ?? [], [chosen]).map(
      (option) => html`<option value=${option.value} ?selected=${option.value === chosen}>${option.label}</option>`,
    )}
  </select>`;
};

/** Choices keep their order; a new one comes last. */
export const multiselectControl = (options: ControlOptions<FieldOf<"multiselect">>): TemplateResult => {
  const { field, id, value, original, change } = options;
  const chosen = isTexts(value) ? value : [];
  const toggle = (option: string, isOn: boolean): void => {
    const next = isOn ? [...chosen, option] : chosen.filter((item) => item !== option);
    change(next.length === 0 && !isTexts(original) ? original : next);
  };
  return html`<div class="row">
    ${withChosen(field.options ?? [], chosen).map(
      (option, index) =>
        html`<span class="choice"
          ><input
            type="checkbox"
            id="${id}-${index}"
            .checked=${live(chosen.includes(option.value))}
            @change=${({ currentTarget }: Event) => toggle(option.value, currentTarget instanceof HTMLInputElement && currentTarget.checked)}
          /><label for="${id}-${index}">${option.label}</label></span
        >`,
    )}
  </div>`;
};
