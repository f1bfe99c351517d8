import { aDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";
import { addedComment } from "./comments.ts";

export const operations: readonly Operation[] = [
  {
    name: "mark a comment as done",
    why: "the draft and its comments beside the guard; one commit; the author's name",
    allowedRoundTrips: 3,
    prepare: async (fixture) => {
      const { draftId } = await aDraft(fixture);
      const { body } = await fixture.call("comments", { parameters: { draftId }, body: { text: "Is it?" }, answer: addedComment });
      return { parameters: { draftId, commentId: body.comment.commentId }, body: { done: true }, answer: addedComment };
    },
  },
];
