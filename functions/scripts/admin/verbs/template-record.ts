import * as z from "zod/mini";
import { must } from "../../../src/lib/projects/site/fields.ts";
import { option } from "../../../src/lib/pages/lists/describe-templates.ts";
import { fieldTypes } from "../../../src/lib/pages/drafts/template-rules.ts";

const templateLimits = {
  /** 200 fields: more than any form shows. */
  fields: 200,
  /** 100 characters: a name in code. */
  keyLength: 100,
  /** 200 characters: a heading. */
  labelLength: 200,
} as const;

const name = (maxLength: number) =>
  z
    .string(must("a string"))
    .check(z.minLength(1, "must not be empty"), z.maxLength(maxLength, `must have at most ${maxLength} characters`));

const field = z
  .looseObject({
    key: name(templateLimits.keyLength),
    label: name(templateLimits.labelLength),
    type: z.enum(fieldTypes, must(`one of ${fieldTypes.join(", ")}`)),
    required: z.optional(z.boolean(must("true or false"))),
    options: z.optional(z.array(option, must("an array")).check(z.minLength(1, "must not be empty"))),
    max_length: z.optional(z.int(must("a whole number")).check(z.positive("must be greater than 0"))),
    private: z.optional(z.boolean(must("true or false"))),
  })
  .check(
    z.refine(({ type, options }) => options !== undefined || (type !== "select" && type !== "multiselect"), {
      path: ["options"],
      message: "is required for this type",
    }),
  );

/** A template as operators write it. Unknown members are kept for the editor. */
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
