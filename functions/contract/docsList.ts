import { docsList as endpoint } from "../src/endpoints/docsList.ts";
import { ListQuery } from "../src/lib/pages/lists/list-documents.ts";
import { documentList } from "../answers/documents.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const docsList = operation({
  endpoint,
  tag: "Lists",
  summary: "List pages and drafts",
  description:
    "Returns live pages and drafts without their texts. A document that another program stored without `updated_at` is listed only with `slug`.",
  access: projectEditor,
  query: {
    schema: ListQuery,
    fields: {
      visibility: "Only drafts, or only live pages.",
      language: "Only documents of this language, in any spelling.",
      slug: "Only documents with this slug, in any Unicode form. With `language`: what is at one address.",
      translations_of:
        "Only the document with this ID, and those that translate it or that it translates. Those without `translation_of` are paired by slug.",
      text: "Only documents whose text or title has all these words, in any case and with any accents. One request looks through at most 500 documents: `next_cursor` continues with the next ones, even if nothing was found. Not with `slug` or `translations_of`.",
      editing: "`true` also returns who has each document open.",
      limit: "How many to return, from 1 to 100. Defaults to 50.",
      cursor: "`next_cursor` of the previous page of the list.",
    },
  },
  answer: { schema: documentList, headers: [] },
  examples: {
    documents: {
      documents: [
        {
          id: "7Qm2xV9cT0bYw4sLrK1dPz",
          visibility: "draft",
          slug: "about",
          language: "en",
          title: "About us",
          doc_template_id: "article",
          updated_at: "2026-05-04T09:30:00.000Z",
          updated_by: "qX3vB1nM0aZ",
          updated_by_name: "Ada Lovelace",
          translation_of: null,
        },
      ],
      next_cursor: "W3sic2Vjb25kcyI6MTc3Nzg4NzAwMCwibmFub3NlY29uZHMiOjB9LCI3UW0yeFY5Y1QiXQ",
    },
  },
});
