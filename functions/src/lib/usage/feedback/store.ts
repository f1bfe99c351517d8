import { database } from "../../platform/firestore/database.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { toUpdateTime, toWriteToken } from "../../platform/firestore/write-token.ts";
import { usageRef } from "../quota/store.ts";
import { addCount } from "../statistics/count-record.ts";
import type { FeedbackStore } from "./give-feedback.ts";

export const feedbackStore: FeedbackStore = {
  findLast: async (key) => {
    if (!isDocumentId(key.projectId)) return undefined;
    const record = await reading(async () => usageRef(key).get());
    const begun: unknown = record.get("conversation_at");
    if (record.updateTime === undefined || begun === undefined) return undefined;
    return { key, isRated: record.get("is_rated") === true, writeToken: toWriteToken(record.updateTime) };
  },
  rate: async ({ key, writeToken }, count) => {
    const batch = database().batch();
    batch.update(usageRef(key), { is_rated: true }, { lastUpdateTime: toUpdateTime(writeToken) });
    addCount(batch, count);
    await writing(async () => batch.commit());
  },
};
