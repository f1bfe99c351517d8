import * as z from "zod/mini";
import type { TemplateList, TemplateField } from "../../../../answers/template.ts";
import { jsonForm } from "../../platform/core/json-form.ts";
import type { Template } from "../drafts/page.ts";
import { must } from "../../projects/site/fields.ts";

export const option = z.union(
  [z.string(), z.looseObject({ value: z.string(), label: z.string() })],
  must("a string, or a value with its label"),
);

/** A field that a form can show. `type` is any string, because other programs may store types that Lectern does not know. */
const FormField: z.ZodMiniType<TemplateField> = z.looseObject({
  key: z.string(),
  label: z.string(),
  type: z.string(),
  required: z.exactOptional(z.boolean()),
  options: z.exactOptional(z.array(option)),
  max_length: z.exactOptional(z.number()),
  private: z.exactOptional(z.boolean()),
});

const isFormField = (value: unknown): value is TemplateField => FormField.safeParse(value).success;

/** A name or fields that another program did not store are empty; fields that no form can show are left out. */
export const describeTemplates = (templates: readonly Template[]): TemplateList => ({
  templates: templates.map(({ id, record: { name, fields } }) => ({
    id,
    name: typeof name === "string" ? name : "",
    fields: Array.isArray(fields) ? fields.map(jsonForm).filter(isFormField) : [],
  })),
});
