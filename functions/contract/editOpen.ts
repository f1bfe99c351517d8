import { editOpen as endpoint } from "../src/endpoints/editOpen.ts";
import { pageTooLarge, reservedSlug, unreadableDocument } from "./draft-refusals.ts";
import { exampleDraft, openedAnswer } from "./opened-draft.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const editOpen = operation({
  endpoint,
  tag: "Draft editing",
  summary: "Open a page for editing",
  description:
    "Returns the draft of a page. If there is none, the live page is cloned; the live page itself stays as it is. " +
    "However many people open a page at the same time, there is only one draft.",
  access: projectEditor,
  request: {
    fields: {
      slug: "Slug of the page, in any Unicode form.",
      language: "Language of the page, as BCP 47 tag or as it is stored: `pt-br` and `pt-BR` are the same page, `en` and `en-US` are two.",
    },
    examples: { page: { slug: "about", language: "en" } },
  },
  answer: openedAnswer,
  examples: { existing_draft: exampleDraft, cloned_from_live: { ...exampleDraft, action: "cloned_from_live", revision: 1 } },
  refusals: [
    {
      code: "not_found",
      when: "There is neither a draft nor a live page with this slug in this language.",
      error: "There is no page with this slug in this language.",
    },
    reservedSlug,
    unreadableDocument,
    { ...pageTooLarge, when: "The live page is larger than a draft may be." },
  ],
});
