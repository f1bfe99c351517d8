import { templatesList as endpoint } from "../src/endpoints/templatesList.ts";
import { templateList } from "../answers/template.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";
import { exampleTemplate } from "./template.ts";

export const templatesList = operation({
  endpoint,
  tag: "Lists",
  summary: "List templates",
  description: "Returns the project's templates. A new draft needs the `id` of one.",
  access: projectEditor,
  answer: { schema: templateList, headers: [] },
  examples: {
    templates: { templates: [exampleTemplate] },
  },
});
