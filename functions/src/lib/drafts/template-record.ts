import * as z from "zod/mini";
import { templateLimits } from "./limits.ts";
import { must } from "../sites/fields.ts";
import { fieldTypes } from "./template-rules.ts";

const name = (maxLength: number) =>
  z
    .string(must("a string"))
    .check(z.minLength(1, "must not be empty"), z.maxLength(maxLength, `must have at most ${maxLength} characters`));

const option = z.union([z.string(), z.looseObject({ value: z.string(), label: z.string() })], must("a string, or a value with its label"));

const field = z
  .looseObject({
    key: name(templateLimits.keyLength),
    label: name(templateLimits.labelLength),
    type: z.enum(fieldTypes, must(`one of ${fieldTypes.join(", ")}`)),
    required: z.optional(z.boolean(must("true or false"))),
    options: z.optional(z.array(option, must("an array")).check(z.minLength(1, "must not be empty"))),
    max_length: z.optional(z.int(must("a whole number")).check(z.positive("must be greater than 0"))),
  })
  .check(
    z.refine(({ type, options }) => options !== undefined || (type !== "select" && type !== "multiselect"), {
      path: ["options"],
      message: "is required for this type",
    }),
  );

/** A field that a form can show, whoever stored it: its type may be one that Lectern does not know. */
const FormField = z.looseObject({
  key: z.string(),
  label: z.string(),
  type: z.string(),
  required: z.optional(z.boolean()),
  options: z.optional(z.array(option)),
  max_length: z.optional(z.number()),
});

export type FormField = z.output<typeof FormField>;

export const isFormField = (value: unknown): value is FormField => FormField.safeParse(value).success;

/** A template as operators write it. Members that Lectern does not know are kept for the editor. */
export const TemplateRecord = z
  .looseObject({
    name: name(templateLimits.labelLength),
    fields: z.array(field, must("an array")).check(z.maxLength(templateLimits.fields, `must have at most ${templateLimits.fields} fields`)),
  })
  .check(
    z.refine(({ fields }) => new Set(fields.map(({ key }) => key)).size === fields.length, {
      path: ["fields"],
      message: "must not use a key twice",
    }),
  );

export type TemplateRecord = z.output<typeof TemplateRecord>;
