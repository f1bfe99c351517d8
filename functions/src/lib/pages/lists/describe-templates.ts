import type { TemplateList } from "../../../../answers/template.ts";
import { jsonForm } from "../../platform/core/json-form.ts";
import type { Template } from "../drafts/page.ts";
import { isFormField } from "../drafts/form-field.ts";

/** A name or fields that another program did not store are empty; fields that no form can show are left out. */
export const describeTemplates = (templates: readonly Template[]): TemplateList => ({
  templates: templates.map(({ id, record: { name, fields } }) => ({
    id,
    name: typeof name === "string" ? name : "",
    fields: Array.isArray(fields) ? fields.map(jsonForm).filter(isFormField) : [],
  })),
});
