import { type DocumentReference, type DocumentSnapshot, type Firestore, Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { database, under } from "../firestore/database.ts";
import { asCount, asDate, asList, asMember, asOptionalText, asRecord } from "../firestore/decode.ts";
import { notificationLimits } from "./limits.ts";
import { channels, type NewNotice, type Notice, noticeKinds } from "./notice.ts";

export const noticesOf = (projectId: string): ReturnType<Firestore["collection"]> => under(projectId, "outbox");

/** One record per project with something to send, because the sweep runs every minute and reads projects rather than notices. */
export const outboxRef = (projectId: string): DocumentReference => database().collection("outboxes").doc(projectId);

/** Stores the notice in the same commit as its subject. A repeated notice is stored once. */
export const addNoticeWrites = (batch: WriteBatch, projectId: string, { id, kind, itemId, at }: NewNotice, now: Date): void => {
  const expireAt = new Date(at.getTime() + notificationLimits.keptMs);
  batch.set(noticesOf(projectId).doc(id), { kind, item_id: itemId, at, pending: [...channels], expire_at: expireAt });
  batch.set(outboxRef(projectId), { due_at: now }, { merge: true });
};

/** Notice <- document of a project's `outbox`. */
export const parseNotice = (record: DocumentSnapshot): Notice => {
  const attempts = asRecord(record.get("attempts"));
  const nextAt = asRecord(record.get("next_at"));
  return {
    id: record.id,
    kind: asMember(noticeKinds, record.get("kind")) ?? "message",
    itemId: asOptionalText(record.get("item_id")) ?? null,
    at: asDate(record.get("at")),
    pending: asList(record.get("pending")).flatMap((channel) => asMember(channels, channel) ?? []),
    attempts: Object.fromEntries(channels.map((channel) => [channel, asCount(attempts[channel])])),
    nextAt: Object.fromEntries(
      channels.flatMap((channel) => {
        const stored = nextAt[channel];
        return stored instanceof Timestamp ? [[channel, stored.toDate()]] : [];
      }),
    ),
  };
};
