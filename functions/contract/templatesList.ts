import * as z from "zod";
import { templatesList as endpoint } from "../src/endpoints/templatesList.ts";
import type { ListedTemplates } from "../src/lib/pages/lists/list-templates.ts";
import { type AnswerForm, operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";
import { exampleTemplate, templateSummary } from "./template.ts";

export const templateListSchema = z.strictObject({ templates: z.array(templateSummary) }).meta({ id: "TemplateList" });

const answer: AnswerForm<ListedTemplates> = { schema: templateListSchema, headers: [] };

export const templatesList = operation({
  endpoint,
  tag: "Lists",
  summary: "List templates",
  description: "Answers the templates of the project: a new draft needs the `id` of one.",
  access: projectEditor,
  headers: [],
  request: undefined,
  answer,
  examples: {
    templates: { templates: [exampleTemplate] },
  },
  refusals: [],
});
