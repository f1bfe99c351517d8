import type { TemplateResult } from "lit";
import type { Direction } from "../../shared/direction.ts";
import type { Field } from "./template-fields.ts";

/** What a form control needs to know of its field. */
export interface ControlOptions<Type extends Field = Field> {
  readonly field: Type;
  /** Links the control with its label and hints. */
  readonly id: string;
  readonly value: unknown;
  /** The value when the draft was opened: a control that returns to it sends nothing. */
  readonly original: unknown;
  readonly language: string;
  /** BCP 47: how the reader writes numbers and dates, whatever the page's language. */
  readonly region: string;
  readonly direction: Direction;
  /** ID of the hint and the problem below the control. */
  readonly describedBy: string;
  readonly change: (value: unknown) => void;
}

export type FieldOf<Type extends Field["type"]> = Extract<Field, { readonly type: Type }>;

export type Control<Type extends Field = Field> = (options: ControlOptions<Type>) => TemplateResult;
