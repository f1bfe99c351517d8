import { commentsChange as endpoint } from "../src/endpoints/commentsChange.ts";
import { commentAnswer } from "../answers/comments.ts";
import { exampleComment } from "./comments.ts";
import { noSuchDraft, notADraft } from "./draft-refusals.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const commentsChange = operation({
  endpoint,
  tag: "Draft editing",
  summary: "Change a comment",
  description:
    "Does one of three things: changes the words of a comment, marks its thread as done or not, or removes it with its answers. Its author and admins may do all three; " +
    "whoever saved the draft last may mark a thread as done.",
  access: projectEditor,
  request: {
    fields: {
      text: "The words from now on.",
      done: "Whether the thread is done.",
      remove: "True removes the comment, and its answers with it.",
    },
    examples: { words: { text: "Is that still the price in May?" }, done: { done: true }, removal: { remove: true } },
  },
  answer: { schema: commentAnswer, headers: [] },
  examples: { changed: { comment: { ...exampleComment, done: true } }, removed: { comment: null } },
  refusals: [
    { code: "not_found", when: "There is no comment with this ID.", error: "There is no comment with this ID." },
    noSuchDraft,
    notADraft,
    {
      code: "forbidden",
      when: "The comment is somebody else's, and the caller is not an admin.",
      error: "Only whoever wrote this comment, or an admin, may change it.",
    },
    {
      code: "invalid_request",
      when: "The body has several of the three members.",
      error: "The request is not valid: text must come alone: a request changes the text, or done, or removes the comment.",
      details: [{ path: "text", message: "must come alone: a request changes the text, or done, or removes the comment" }],
    },
  ],
});
