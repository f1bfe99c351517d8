import { AppError, invalidRequest } from "../../platform/core/app-error.ts";
import { digest } from "../../platform/core/digest.ts";
import type { Page } from "../drafts/page.ts";
import type { ChangedComment } from "./comment-fields.ts";
import { reviewLimits } from "./limits.ts";

export interface Comment {
  readonly id: string;
  readonly text: string;
  /** The part of the draft's text that it is about, as it was then. */
  readonly quote: string | null;
  /** The comment that it answers, which is no answer itself. */
  readonly replyTo: string | null;
  /** Of one that begins a thread. */
  readonly isDone: boolean;
  readonly at: Date;
  readonly editedAt: Date | null;
  /** uid. */
  readonly by: string;
}

export interface Approval {
  /** As the reviewer typed it: nobody has proved it. */
  readonly name: string;
  readonly at: Date;
  /** `textTagOf` the draft that was approved. */
  readonly textTag: string;
}

/** What others say about a draft. It ends with the draft. */
export interface Review {
  readonly comments: readonly Comment[];
  readonly approvals: readonly Approval[];
  /** Undefined while there is no record. */
  readonly writeToken: string | undefined;
}

export const noReview: Review = { comments: [], approvals: [], writeToken: undefined };

/** Identifies what a preview shows, and nothing else: neither a schedule nor a save without a change makes another one. */
export const textTagOf = ({ metadata, content, language }: Pick<Page, "metadata" | "content" | "language">): string =>
  digest(asLine(metadata["title"]), asLine(metadata["description"]), content, language);

const asLine = (value: unknown): string => (typeof value === "string" ? value : "");

/** The comment that an earlier try of the same request has stored. */
export const findRepeated = ({ comments }: Review, { text, quote, replyTo, by, at }: Comment): Comment | undefined =>
  comments.findLast(
    (one) =>
      one.by === by &&
      one.text === text &&
      one.quote === quote &&
      one.replyTo === replyTo &&
      at.getTime() - one.at.getTime() <= reviewLimits.repeatMs,
  );

/** @throws AppError `invalid_request` for an answer to what is not there, or is an answer; `too_many_comments` */
export const withComment = (review: Review, comment: Comment): Review => {
  const { replyTo } = comment;
  if (replyTo !== null && !review.comments.some(({ id, replyTo: other }) => id === replyTo && other === null))
    throw invalidRequest([{ path: "reply_to", message: "must be a comment on this draft that is no answer itself" }]);
  // Whoever answers has something to say still.
  const reopened = review.comments.map((one) => (one.id === replyTo ? { ...one, isDone: false } : one));
  return requireRoom({ ...review, comments: [...reopened, comment] });
};

const requireRoom = (review: Review): Review => {
  const { comments } = review;
  const isFull = comments.length > reviewLimits.comments || Buffer.byteLength(JSON.stringify(comments)) > reviewLimits.bytes;
  if (isFull) throw new AppError("too_many_comments", "There is no room for more comments on this draft. Remove some first.");
  return review;
};

/** Who changes a comment: `draftBy` has saved the draft last. */
export interface Editor {
  readonly uid: string;
  readonly isAdmin: boolean;
  readonly draftBy: string | null;
}

export const mayChange = ({ by }: Comment, { uid, isAdmin }: Editor): boolean => by === uid || isAdmin;

export const mayMarkDone = (comment: Comment, editor: Editor): boolean => mayChange(comment, editor) || editor.draftBy === editor.uid;

/**
 * The same review if there is nothing to change. With a comment go its answers.
 *
 * @throws AppError `not_found`, `forbidden`, `invalid_request`, `too_many_comments`
 */
export const withChange = (review: Review, id: string, change: ChangedComment, editor: Editor & { readonly at: Date }): Review => {
  const comment = review.comments.find((one) => one.id === id);
  if (comment === undefined) throw new AppError("not_found", "There is no comment with this ID.");
  const isAllowed = change.done === undefined ? mayChange(comment, editor) : mayMarkDone(comment, editor);
  if (!isAllowed) throw new AppError("forbidden", "Only whoever wrote this comment, or an admin, may change it.");
  if (change.remove === true) return { ...review, comments: review.comments.filter((one) => one.id !== id && one.replyTo !== id) };
  const changed = changedComment(comment, change, editor.at);
  return changed === comment
    ? review
    : requireRoom({ ...review, comments: review.comments.map((one) => (one === comment ? changed : one)) });
};

const changedComment = (comment: Comment, { text = comment.text, done = comment.isDone }: ChangedComment, at: Date): Comment => {
  if (done && comment.replyTo !== null) throw invalidRequest([{ path: "done", message: "is for the comment that begins a thread" }]);
  if (text === comment.text && done === comment.isDone) return comment;
  return { ...comment, text, isDone: done, editedAt: text === comment.text ? comment.editedAt : at };
};

/** uids of whoever is to hear of a comment: who saved the draft last, and who wrote in its thread; not its author. */
export const takingPart = ({ comments }: Review, { replyTo, by }: Comment, draftBy: string | null): readonly string[] => {
  const thread = comments.filter(({ id, replyTo: other }) => replyTo !== null && (id === replyTo || other === replyTo));
  const uids = new Set([...thread.map((one) => one.by), ...(draftBy === null ? [] : [draftBy])]);
  uids.delete(by);
  return [...uids];
};

/**
 * The same review if this name has approved this text already. Whoever has the link may invent names: the first half of those that are kept stays,
 * and the last one is always among them, so that they hide nobody who came before them or comes after them.
 */
export const withApproval = (review: Review, approval: Approval): Review => {
  const { approvals } = review;
  const { approvals: most } = reviewLimits;
  const isOfText = ({ textTag }: Approval): boolean => textTag === approval.textTag;
  const ofText = approvals.filter(isOfText);
  if (ofText.some(({ name }) => name.toLowerCase() === approval.name.toLowerCase())) return review;
  const stays = ofText.length < most ? ofText : ofText.toSpliced(most / 2, 1);
  const older = approvals.filter((one) => !isOfText(one));
  const kept = new Set([...older.slice(Math.max(0, approvals.length + 1 - most)), ...stays]);
  return { ...review, approvals: [...approvals.filter((one) => kept.has(one)), approval] };
};
