import type { CommentAnswer } from "../../../../answers/comments.ts";
import { retryOnConflict } from "../../platform/core/write-conflict.ts";
import { requireDraft } from "../drafts/page.ts";
import type { ChangedComment } from "./comment-fields.ts";
import { withChange } from "./review.ts";
import type { Reviewed, ReviewStore } from "./review-store.ts";
import { showComments } from "./show-review.ts";

interface ChangeRequest {
  readonly projectId: string;
  readonly draftId: string;
  readonly commentId: string;
  readonly change: ChangedComment;
  readonly by: { readonly uid: string; readonly isAdmin: boolean };
  readonly at: Date;
}

/**
 * Changes the words of a comment, marks its thread as done or not, or removes it with its answers.
 *
 * @throws AppError `not_found`, `not_a_draft`, `forbidden`, `invalid_request`, `too_many_comments`, `unavailable`
 */
export const changeComment = async (reviews: ReviewStore, request: ChangeRequest, found: Reviewed): Promise<CommentAnswer> => {
  const { projectId, draftId, commentId, change, by, at } = request;
  const load = async (): Promise<Reviewed> => reviews.findReviewed(projectId, draftId);
  return retryOnConflict(found, load, async ({ page, review }) => {
    const editor = { ...by, draftBy: requireDraft(page).updatedBy };
    const next = withChange(review, commentId, change, { ...editor, at });
    if (next !== review) await reviews.write(projectId, draftId, next);
    const left = next.comments.filter(({ id }) => id === commentId);
    const [comment] = await showComments(reviews, left, editor);
    return { comment: comment ?? null };
  });
};
