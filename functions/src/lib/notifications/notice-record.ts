import type { DocumentReference, DocumentSnapshot, Firestore, WriteBatch } from "firebase-admin/firestore";
import { database, under } from "../platform/firestore/database.ts";
import { asCount, asDate, asMember, asOptionalText, asRecord, asTexts } from "../platform/firestore/decode.ts";
import { notificationLimits } from "./limits.ts";
import type { Failing } from "./failing.ts";
import { type NewNotice, type Notice, siteKinds, teamKinds } from "./notice.ts";

export const noticesOf = (projectId: string): ReturnType<Firestore["collection"]> => under(projectId, "outbox");

/** One record per project with something to send, because the sweep runs every minute and reads projects rather than notices. */
export const outboxRef = (projectId: string): DocumentReference => database().collection("outboxes").doc(projectId);

/** Stores the notice in the same commit as its subject. A repeated notice is stored once. */
export const addNoticeWrites = (batch: WriteBatch, projectId: string, notice: NewNotice, now: Date): void => {
  batch.set(noticesOf(projectId).doc(notice.id), toNoticeFields(notice));
  batch.set(outboxRef(projectId), { due_at: now }, { merge: true });
};

export const toNoticeFields = ({ kind, itemId, about, at, to }: NewNotice) => {
  const expireAt = new Date(at.getTime() + notificationLimits.keptMs);
  return { kind, item_id: itemId, ...(about !== undefined && { about }), ...(to !== undefined && { to }), at, expire_at: expireAt };
};

/**
 * Notice <- document of a project's `outbox`, in which `at` is when it is due next. Undefined for a kind of a later version, which waits
 * unsent until that version is back, or its lifetime ends.
 */
export const parseNotice = (record: DocumentSnapshot): Notice | undefined => {
  const kind = asMember([...teamKinds, ...siteKinds], record.get("kind"));
  return (
    kind && {
      id: record.id,
      kind,
      itemId: asOptionalText(record.get("item_id")) ?? null,
      about: asRecord(record.get("about")),
      at: asDate(record.get("happened_at") ?? record.get("at")),
      to: record.get("to") === undefined ? undefined : asTexts(record.get("to")),
      settled: new Set(asTexts(record.get("settled"))),
    }
  );
};

/** Failing <-> `failing` of a project's record in `outboxes`. */
export const parseFailing = (stored: unknown): Failing =>
  new Map(
    Object.entries(asRecord(stored)).map(([key, value]) => {
      const { attempts, since, next_at: nextAt } = asRecord(value);
      return [key, { attempts: asCount(attempts), since: asDate(since), nextAt: asDate(nextAt) }];
    }),
  );

export const toFailing = (failing: Failing) =>
  Object.fromEntries([...failing].map(([key, { attempts, since, nextAt }]) => [key, { attempts, since, next_at: nextAt }]));
