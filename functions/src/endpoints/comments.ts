import { randomUUID } from "node:crypto";
import type { CommentAnswer, Comments } from "../../answers/comments.ts";
import { projectTeam } from "../lib/auth/guards.ts";
import { addComment } from "../lib/pages/reviews/add-comment.ts";
import { NewComment } from "../lib/pages/reviews/comment-fields.ts";
import { showReview } from "../lib/pages/reviews/show-review.ts";
import { reviewStore as reviews } from "../lib/pages/reviews/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import type { Answer } from "../lib/platform/http/reply.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { budgetStore as budgets } from "../lib/usage/quota/store.ts";

/** Lists the comments on a draft and its approvals; adds a comment. */
export const comments = endpoint({
  name: "comments",
  method: "POST",
  path: "/api/projects/:projectId/docs/edit/:draftId/comments",
  guard: projectTeam,
  body: jsonBody(NewComment),
  prefetch: async ({ parameters: { projectId, draftId } }) => reviews.findReviewed(projectId, draftId),
  handle: async (
    { at, caller: { uid }, parameters: { draftId }, body: wish },
    { access: { project, role }, found },
  ): Promise<Answer<CommentAnswer>> => ({
    body: await addComment(
      { reviews, budgets },
      { project, draftId, newId: randomUUID(), wish, by: { uid, isAdmin: role === "admin" }, at },
      found,
    ),
  }),
  get: async ({ caller: { uid }, parameters: { projectId, draftId } }, { access: { role } }): Promise<Answer<Comments>> => ({
    body: await showReview(reviews, await reviews.findReviewed(projectId, draftId), { uid, isAdmin: role === "admin" }),
  }),
});
