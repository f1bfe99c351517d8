import type { CommentAnswer } from "../../../../answers/comments.ts";
import { retryOnConflict } from "../../platform/core/write-conflict.ts";
import { toCommentNotice } from "../../notifications/notice.ts";
import { keyIdOfAuthor } from "../../projects/keys/api-key.ts";
import { budgetOf } from "../../projects/plans.ts";
import type { Project } from "../../projects/project.ts";
import { type BudgetStore, consumeBudget } from "../../usage/quota/daily-budget.ts";
import { dayOf } from "../../usage/quota/daily-usage.ts";
import { requireDraft } from "../drafts/page.ts";
import type { NewComment } from "./comment-fields.ts";
import { type Comment, findRepeated, takingPart, withComment } from "./review.ts";
import type { Reviewed, ReviewStore } from "./review-store.ts";
import { showComments } from "./show-review.ts";

interface CommentPorts {
  readonly reviews: ReviewStore;
  readonly budgets: BudgetStore;
}

interface CommentRequest {
  readonly project: Project;
  readonly draftId: string;
  readonly newId: string;
  readonly wish: NewComment;
  readonly by: { readonly uid: string; readonly isAdmin: boolean };
  readonly at: Date;
}

/**
 * Adds a comment to a draft, or an answer to one. Whoever takes part is told by mail, as long as the day's mails last. The same words again
 * within a minute are the same comment.
 *
 * @throws AppError `not_found`, `not_a_draft`, `invalid_request`, `too_many_comments`, `unavailable`
 */
export const addComment = async (ports: CommentPorts, request: CommentRequest, found: Reviewed): Promise<CommentAnswer> => {
  const { project, draftId, newId, wish, by, at } = request;
  const { text, quote = null, reply_to: replyTo = null } = wish;
  const wanted: Comment = { id: newId, text, quote, replyTo, isDone: false, at, editedAt: null, by: by.uid };
  const load = async (): Promise<Reviewed> => ports.reviews.findReviewed(project.id, draftId);
  let told: readonly string[] | undefined;
  const stored = await retryOnConflict(found, load, async ({ page, review }) => {
    const { updatedBy: draftBy } = requireDraft(page);
    const repeated = findRepeated(review, wanted);
    if (repeated !== undefined) return { comment: repeated, draftBy };
    const next = withComment(review, wanted);
    told ??= await payForMails(ports, request, takingPart(review, wanted, draftBy));
    const notice = told.length === 0 ? undefined : toCommentNotice({ draftId, commentId: newId, to: told, at });
    await ports.reviews.write(project.id, draftId, next, notice);
    return { comment: wanted, draftBy };
  });
  const [comment] = await showComments(ports.reviews, [stored.comment], { ...by, draftBy: stored.draftBy });
  return { comment: comment ?? null };
};

/** Who gets a mail, of the people among them: nobody when the mails of the day are used up. */
const payForMails = async ({ budgets }: CommentPorts, { project, by, at }: CommentRequest, authors: readonly string[]) => {
  const people = authors.filter((author) => keyIdOfAuthor(author) === undefined);
  if (people.length === 0) return [];
  const key = { projectId: project.id, uid: by.uid, day: dayOf(at), isVisitor: false };
  const limits = budgetOf(project, "comment_mails");
  const use = await consumeBudget(budgets, { key, unit: "comment_mails", limits, amount: people.length });
  return use === undefined ? [] : people;
};
