import { projectTeam } from "../lib/auth/guards.ts";
import { changeComment } from "../lib/pages/reviews/change-comment.ts";
import { ChangedComment } from "../lib/pages/reviews/comment-fields.ts";
import { reviewStore } from "../lib/pages/reviews/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";

/** Changes a comment on a draft, marks it as done, or removes it. */
export const commentsChange = endpoint({
  name: "commentsChange",
  method: "POST",
  path: "/api/projects/:projectId/docs/edit/:draftId/comments/:commentId",
  guard: projectTeam,
  body: jsonBody(ChangedComment),
  prefetch: async ({ parameters: { projectId, draftId } }) => reviewStore.findReviewed(projectId, draftId),
  handle: async ({ at, caller: { uid }, parameters, body: change }, { access: { role }, found }) => ({
    body: await changeComment(reviewStore, { ...parameters, change, by: { uid, isAdmin: role === "admin" }, at }, found),
  }),
});
