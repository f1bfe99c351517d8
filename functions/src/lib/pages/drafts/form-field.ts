import * as z from "zod/mini";
import { must } from "../../projects/site/fields.ts";

export const option = z.union(
  [z.string(), z.looseObject({ value: z.string(), label: z.string() })],
  must("a string, or a value with its label"),
);

/** A field that a form can show. `type` is any string, because other programs may store types that Lectern does not know. */
const FormField = z.looseObject({
  key: z.string(),
  label: z.string(),
  type: z.string(),
  required: z.optional(z.boolean()),
  options: z.optional(z.array(option)),
  max_length: z.optional(z.number()),
});

type FormField = z.output<typeof FormField>;

export const isFormField = (value: unknown): value is FormField => FormField.safeParse(value).success;
