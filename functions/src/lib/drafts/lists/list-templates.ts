import { jsonForm } from "../../core/json-form.ts";
import type { Template } from "../page.ts";

export interface ListedTemplates {
  readonly templates: readonly { readonly id: string; readonly name: string; readonly fields: readonly unknown[] }[];
}

/** Templates as they are stored. One whose name or fields another interface has left out has none. */
export const describeTemplates = (templates: readonly Template[]): ListedTemplates => ({
  templates: templates.map(({ id, record: { name, fields } }) => ({
    id,
    name: typeof name === "string" ? name : "",
    fields: Array.isArray(fields) ? fields.map(jsonForm) : [],
  })),
});
