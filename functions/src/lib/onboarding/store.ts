import { type OnboardingStore, type SessionKey, emptySession } from "./onboarding-session.ts";
import { under } from "../platform/firestore/database.ts";
import { readSession, toFieldPaths, toFields } from "./record.ts";
import { reading, writing } from "../platform/firestore/storage-errors.ts";
import { toUpdateTime, toWriteToken } from "../platform/firestore/write-token.ts";

const sessionRef = ({ projectId, uid }: SessionKey) => under(projectId, "onboarding").doc(uid);

export const onboardingStore: OnboardingStore = {
  findSession: async (key) => {
    const record = await reading(async () => sessionRef(key).get());
    const fields = record.data();
    return fields === undefined || record.updateTime === undefined ? emptySession : readSession(fields, toWriteToken(record.updateTime));
  },
  writeSession: async (key, before, change, at) => {
    const ref = sessionRef(key);
    const stamp = { updated_at: at, revision: before.revision + 1 };
    const { writeTime } = await writing(async () =>
      before.writeToken === undefined
        ? ref.create({ ...toFields(change), ...stamp, created_at: at })
        : ref.update({ ...toFieldPaths(change), ...stamp }, { lastUpdateTime: toUpdateTime(before.writeToken) }),
    );
    return toWriteToken(writeTime);
  },
};
