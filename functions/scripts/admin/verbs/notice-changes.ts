import type { NewNotice } from "../../../src/lib/notifications/notice.ts";
import { noticesOf, outboxRef, toNoticeFields } from "../../../src/lib/notifications/notice-record.ts";
import type { Change } from "../change.ts";
import { findRecord } from "../records.ts";
import type { Target } from "../target.ts";

/** The notice in the same commit as what it is about; nothing if nobody is told. */
export const noticeChanges = async (
  { firestore }: Pick<Target, "firestore">,
  projectId: string,
  notice: NewNotice | undefined,
): Promise<readonly Change[]> => {
  if (notice === undefined) return [];
  const { path } = outboxRef(projectId);
  const before = await findRecord(firestore, path);
  return [
    { path: noticesOf(projectId).doc(notice.id).path, before: undefined, after: toNoticeFields(notice) },
    { path, before, after: { ...before?.data, due_at: notice.at } },
  ];
};
