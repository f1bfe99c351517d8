import { comments as endpoint } from "../src/endpoints/comments.ts";
import { reviewLimits } from "../src/lib/pages/reviews/limits.ts";
import { commentAnswer, commentsAnswer, type ShownComment } from "../answers/comments.ts";
import { noSuchDraft, notADraft } from "./draft-refusals.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

export const exampleComment: ShownComment = {
  commentId: "0f3b8a52-6f0f-4b39-9a53-1f0c4f1f7a10",
  text: "Is that still the price?",
  quote: "A loaf is 4 euros.",
  reply_to: null,
  done: false,
  created_at: "2026-05-04T09:30:00.000Z",
  edited_at: null,
  created_by: "qX3vB1nM0aZ",
  created_by_name: "Ada Lovelace",
  may_change: true,
  may_mark_done: true,
};

export const commentsList = operation({
  endpoint,
  method: "GET",
  tag: "Draft editing",
  summary: "List the comments on a draft",
  description:
    "Lists what the team says about a draft, done or not, and who has approved it by its preview link. Both end with the draft: when it is published or discarded.",
  access: projectEditor,
  answer: { schema: commentsAnswer, headers: [] },
  examples: {
    comments: {
      comments: [exampleComment],
      approvals: [{ name: "Grace Hopper", guest: true, approved_at: "2026-05-04T09:30:00.000Z", current: true }],
    },
  },
  refusals: [noSuchDraft, notADraft],
});

export const comments = operation({
  endpoint,
  tag: "Draft editing",
  summary: "Comment on a draft",
  description:
    `Adds a comment, or an answer to one. A draft has at most ${reviewLimits.comments}. It never writes to the draft: its \`ETag\` stays. The same words by the same person ` +
    `within ${reviewLimits.repeatMs / 60_000} minute are the same comment. An answer opens a thread again that was done. Whoever saved the draft last, and whoever wrote in the thread, is told by mail, ` +
    "as long as the project's `comment_mails` of the day last.",
  access: projectEditor,
  request: {
    fields: {
      text: `What to say: 1 to ${reviewLimits.commentCharacters} characters.`,
      quote: `The part of the draft's text that it is about, at most ${reviewLimits.quoteCharacters} characters. An editor finds the place by it.`,
      reply_to: "The comment that it answers: one that is no answer itself.",
    },
    examples: {
      comment: { text: "Is that still the price?", quote: "A loaf is 4 euros." },
      answer: { text: "It is.", reply_to: exampleComment.commentId },
    },
  },
  answer: { schema: commentAnswer, headers: [] },
  examples: { added: { comment: exampleComment } },
  refusals: [
    noSuchDraft,
    notADraft,
    {
      code: "invalid_request",
      when: "The text is empty or too long, or `reply_to` names no comment that can be answered.",
      error: "The request is not valid: reply_to must be a comment on this draft that is no answer itself.",
      details: [{ path: "reply_to", message: "must be a comment on this draft that is no answer itself" }],
    },
    {
      code: "too_many_comments",
      when: `The draft has ${reviewLimits.comments} comments, or ${reviewLimits.bytes / 1_000} kB of them.`,
      error: "There is no room for more comments on this draft. Remove some first.",
    },
  ],
});
