import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { ControlOptions, FieldOf } from "./field-control.ts";
import { emptied, isTime, readNumber } from "./field-values.ts";

/** Input that is not, or not yet, a value. The form keeps it; meanwhile the draft keeps the last value. */
export interface Unfinished {
  readonly text: string | undefined;
  readonly keep: (text: string | undefined) => void;
}

interface TypedOptions {
  readonly control: ControlOptions<FieldOf<"number" | "datetime">>;
  readonly unfinished: Unfinished;
  readonly inputMode: "decimal" | "text";
  /** Undefined if it is not a value. */
  readonly read: (text: string) => unknown;
}

const typedControl = ({ control, unfinished, inputMode, read }: TypedOptions): TemplateResult => {
  const { field, id, value, original, describedBy, change } = control;
  const shown = unfinished.text ?? textOf(value);
  const input = ({ currentTarget }: Event): void => {
    const text = currentTarget instanceof HTMLInputElement ? currentTarget.value : "";
    const next = text.trim() === "" ? null : read(text);
    unfinished.keep(next === undefined ? text : undefined);
    if (next !== undefined) change(next ?? emptied(original, null));
  };
  return html`<input
    id=${id}
    type="text"
    inputmode=${inputMode}
    dir="ltr"
    autocomplete="off"
    aria-describedby=${describedBy}
    aria-required=${field.isRequired}
    aria-invalid=${unfinished.text !== undefined}
    .value=${live(shown)}
    @input=${input}
  />`;
};

const textOf = (value: unknown): string => (typeof value === "number" || typeof value === "string" ? String(value) : "");

export const numberControl = (control: ControlOptions<FieldOf<"number">>, unfinished: Unfinished): TemplateResult =>
  typedControl({ control, unfinished, inputMode: "decimal", read: (text) => typedNumber(text, control.value) });

/** "1.0" and "1" are the same value: the input stays. */
const typedNumber = (text: string, value: unknown): number | undefined => {
  const number = readNumber(text);
  return typeof value === "number" && Object.is(number, value) ? value : number;
};

/** Not `type="datetime-local"`, which cannot represent the offset of a time. */
export const dateTimeControl = (control: ControlOptions<FieldOf<"datetime">>, unfinished: Unfinished): TemplateResult =>
  typedControl({ control, unfinished, inputMode: "text", read: (text) => (isTime(text.trim()) ? text.trim() : undefined) });

export const dateControl = ({ field, id, value, original, describedBy, change }: ControlOptions<FieldOf<"date">>): TemplateResult =>
  html`<input
    id=${id}
    type="date"
    aria-describedby=${describedBy}
    aria-required=${field.isRequired}
    .value=${live(typeof value === "string" ? value : "")}
    @change=${({ currentTarget }: Event) => {
      const day = currentTarget instanceof HTMLInputElement ? currentTarget.value : "";
      change(day === "" ? emptied(original, null) : day);
    }}
  />`;
