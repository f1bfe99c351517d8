import type { DocumentSnapshot } from "firebase-admin/firestore";
import { WriteConflict } from "../../platform/core/write-conflict.ts";
import { database } from "../../platform/firestore/database.ts";
import { asDate, asList, asOptionalText, asRecord, asText } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { addState, commit, toWriteToken } from "../../platform/firestore/write-token.ts";
import { addNoticeWrites } from "../../notifications/notice-record.ts";
import { projectStore } from "../../projects/store.ts";
import { parsePage } from "../drafts/record.ts";
import { pageRef, reviewRef } from "../drafts/store.ts";
import { type Approval, type Comment, noReview, type Review } from "./review.ts";
import type { ReviewStore } from "./review-store.ts";

const parseComment = (stored: unknown): Comment => {
  const { id, text, quote, reply_to: replyTo, done, at, edited_at: editedAt, by } = asRecord(stored);
  return {
    id: asText(id),
    text: asText(text),
    quote: asOptionalText(quote) ?? null,
    replyTo: asOptionalText(replyTo) ?? null,
    isDone: done === true,
    at: asDate(at),
    editedAt: editedAt === null ? null : asDate(editedAt),
    by: asText(by),
  };
};

const parseApproval = (stored: unknown): Approval => {
  const { name, at, text_tag: textTag } = asRecord(stored);
  return { name: asText(name), at: asDate(at), textTag: asText(textTag) };
};

/** Review <-> document of the collection `reviews`. */
const parseReview = (record: DocumentSnapshot | undefined): Review =>
  record?.updateTime === undefined
    ? noReview
    : {
        comments: asList(record.get("comments")).map(parseComment),
        approvals: asList(record.get("approvals")).map(parseApproval),
        writeToken: toWriteToken(record.updateTime),
      };

const toFields = ({ comments, approvals }: Review) => ({
  comments: comments.map(({ id, text, quote, replyTo, isDone, at, editedAt, by }) => {
    return { id, text, quote, reply_to: replyTo, done: isDone, at, edited_at: editedAt, by };
  }),
  approvals: approvals.map(({ name, at, textTag }) => ({ name, at, text_tag: textTag })),
  // By which a person's comments are found.
  uids: [...new Set(comments.map(({ by }) => by))],
});

export const reviewStore: ReviewStore = {
  findNames: projectStore.findNames,
  findReviewed: async (projectId, draftId) => {
    if (!isDocumentId(projectId) || !isDocumentId(draftId)) return { page: undefined, review: noReview };
    const [page, review] = await reading(async () => database().getAll(pageRef(projectId, draftId), reviewRef(projectId, draftId)));
    return { page: page && parsePage(page), review: parseReview(review) };
  },
  write: async (projectId, draftId, review, notice) => {
    const batch = database().batch();
    addState(batch, reviewRef(projectId, draftId), review.writeToken, toFields(review));
    if (notice !== undefined) addNoticeWrites(batch, projectId, notice, notice.at);
    await commit(batch);
    if (review.writeToken !== undefined) return;
    // The end of a draft deletes the record that there is, so a first one may come too late for that.
    const page = await reading(async () => pageRef(projectId, draftId).get());
    if (page.get("visibility") === "draft") return;
    await writing(async () => reviewRef(projectId, draftId).delete());
    throw new WriteConflict("The draft has ended");
  },
};
