import { html, noChange, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { ControlOptions, FieldOf } from "./field-control.ts";
import { emptied } from "./field-values.ts";
import { readNumber, writeNumber } from "./regional-number.ts";
import { readTime, writeTime } from "./regional-time.ts";

/** What stands in a control while it is not the value: half a number, or a number as its author writes it. */
export interface Typing {
  /** Undefined: the control shows the value. */
  readonly text: string | undefined;
  /** The text cannot be stored. The draft keeps the last value. */
  readonly isUnread: boolean;
  readonly keep: (text: string, isUnread: boolean) => void;
  /** The author has left the control. */
  readonly settle: () => void;
}

interface TypedOptions {
  readonly control: ControlOptions<FieldOf<"number" | "datetime">>;
  readonly typing: Typing;
  readonly inputMode: "decimal" | "text";
  /** Undefined if it is not a value. */
  readonly read: (text: string) => unknown;
  readonly shown: string;
}

const typedControl = ({ control, typing, inputMode, read, shown }: TypedOptions): TemplateResult => {
  const { field, id, original, describedBy, change } = control;
  const input = ({ currentTarget }: Event): void => {
    const text = currentTarget instanceof HTMLInputElement ? currentTarget.value : "";
    const next = text.trim() === "" ? null : read(text);
    typing.keep(text, next === undefined);
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
    aria-invalid=${typing.isUnread}
    .value=${live(typing.text ?? shown)}
    @input=${input}
    @blur=${typing.settle}
  />`;
};

/** As people of the reader's region write it. */
export const numberControl = (control: ControlOptions<FieldOf<"number">>, typing: Typing): TemplateResult => {
  const { value, region } = control;
  const shown = typeof value === "number" ? writeNumber(value, region) : "";
  return typedControl({ control, typing, inputMode: "decimal", read: (text) => typedNumber(readNumber(text, region), value), shown });
};

/** "1.0" and "1" are the same value: what is stored stays. */
const typedNumber = (number: number | undefined, value: unknown): number | undefined =>
  typeof value === "number" && Object.is(number, value) ? value : number;

/** Not `type="datetime-local"`, which cannot represent the offset of a time. */
export const dateTimeControl = (control: ControlOptions<FieldOf<"datetime">>, typing: Typing): TemplateResult => {
  const { value, region } = control;
  const shown = typeof value === "string" ? writeTime(value, region) : "";
  return typedControl({ control, typing, inputMode: "text", read: (text) => typedTime(text, value, region), shown });
};

/** What is shown of the stored value is the stored value, seconds and all. */
const typedTime = (text: string, value: unknown, region: string): string | undefined =>
  typeof value === "string" && writeTime(value, region) === text.trim() ? value : readTime(text, region);

/** A browser reports half a date as an empty one, which would delete the last. */
export const dateControl = (control: ControlOptions<FieldOf<"date">>, typing: Typing): TemplateResult => {
  const { field, id, value, original, describedBy, change } = control;
  const look = ({ currentTarget, type }: Event): void => {
    if (!(currentTarget instanceof HTMLInputElement)) return;
    const isUnread = currentTarget.validity.badInput;
    if (isUnread !== typing.isUnread) typing.keep("", isUnread);
    if (!isUnread && type === "change") change(currentTarget.value === "" ? emptied(original, null) : currentTarget.value);
  };
  return html`<input
    id=${id}
    type="date"
    aria-describedby=${describedBy}
    aria-required=${field.isRequired}
    aria-invalid=${typing.isUnread}
    .value=${typing.isUnread ? noChange : live(typeof value === "string" ? value : "")}
    @change=${look}
    @blur=${look}
  />`;
};
