import type { NewNotice } from "../../../src/lib/notifications/notice.ts";
import { noticesOf, outboxRef, toNoticeFields } from "../../../src/lib/notifications/notice-record.ts";
import type { Change } from "../change.ts";

/** The notice in the same commit as what it is about; nothing if nobody is told. */
export const noticeChanges = (projectId: string, notice: NewNotice | undefined): readonly Change[] =>
  notice === undefined
    ? []
    : [
        { path: noticesOf(projectId).doc(notice.id).path, before: undefined, after: toNoticeFields(notice) },
        // The sender writes it at any time.
        { path: outboxRef(projectId).path, before: undefined, after: { due_at: notice.at }, isMerged: true },
      ];
