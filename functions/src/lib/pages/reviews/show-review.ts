import type { Comments, ShownComment } from "../../../../answers/comments.ts";
import type { NameStore } from "../../projects/project.ts";
import { requireDraft } from "../drafts/page.ts";
import { type Comment, type Editor, mayChange, mayMarkDone, textTagOf } from "./review.ts";
import type { Reviewed } from "./review-store.ts";

/**
 * What was said about a draft, to somebody of the team.
 *
 * @throws AppError `not_found`, `not_a_draft`, `unavailable`
 */
export const showReview = async (
  people: NameStore,
  { page, review: { comments, approvals } }: Reviewed,
  reader: Omit<Editor, "draftBy">,
): Promise<Comments> => {
  const draft = requireDraft(page);
  const textTag = textTagOf(draft);
  return {
    comments: await showComments(people, comments, { ...reader, draftBy: draft.updatedBy }),
    approvals: approvals.map((one) => ({
      name: one.name,
      guest: true,
      approved_at: one.at.toISOString(),
      current: one.textTag === textTag,
    })),
  };
};

export const showComments = async (people: NameStore, comments: readonly Comment[], reader: Editor): Promise<readonly ShownComment[]> => {
  const nameOf = await people.findNames(comments.map(({ by }) => by));
  return comments.map((comment) => ({
    commentId: comment.id,
    text: comment.text,
    quote: comment.quote,
    reply_to: comment.replyTo,
    done: comment.isDone,
    created_at: comment.at.toISOString(),
    edited_at: comment.editedAt?.toISOString() ?? null,
    created_by: comment.by,
    created_by_name: nameOf(comment.by),
    may_change: mayChange(comment, reader),
    may_mark_done: mayMarkDone(comment, reader),
  }));
};
