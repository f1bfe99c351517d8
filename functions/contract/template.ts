import type { TemplateSummary } from "../answers/template.ts";

export const exampleTemplate: TemplateSummary = {
  id: "article",
  name: "Article",
  fields: [
    { key: "title", label: "Title", type: "text", required: true, max_length: 120 },
    { key: "published_on", label: "Published on", type: "date" },
  ],
};
