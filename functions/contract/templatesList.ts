import * as z from "zod";
import { templatesList as endpoint } from "../src/endpoints/templatesList.ts";
import type { ListedTemplates } from "../src/lib/drafts/lists/list-templates.ts";
import { type AnswerForm, operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

const answer: AnswerForm<ListedTemplates> = {
  name: "TemplateList",
  schema: z.strictObject({
    templates: z.array(
      z.strictObject({
        id: z.string().describe("Identifier of the template."),
        name: z.string(),
        fields: z.array(z.unknown()).describe("The fields of the form, as operators wrote them."),
      }),
    ),
  }),
  headers: [],
};

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
    templates: {
      templates: [{ id: "article", name: "Article", fields: [{ key: "title", label: "Title", type: "text", required: true }] }],
    },
  },
  refusals: [],
});
