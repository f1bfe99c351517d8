import { editRead as endpoint } from "../src/endpoints/editRead.ts";
import { noSuchDraft, unreadableDocument } from "./draft-refusals.ts";
import { exampleDraft, openedAnswer } from "./opened-draft.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const editRead = operation({
  endpoint,
  tag: "Draft editing",
  summary: "Read a draft",
  description: "Returns an existing draft, in the same form as opening it.",
  access: projectEditor,
  answer: openedAnswer,
  examples: { draft: exampleDraft },
  refusals: [{ ...noSuchDraft, when: "There is no draft with this ID. A live page is not a draft." }, unreadableDocument],
});
