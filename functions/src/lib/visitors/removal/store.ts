import { FieldValue } from "firebase-admin/firestore";
import { flatMapPortion } from "../../platform/core/portions.ts";
import { WriteConflict } from "../../platform/core/write-conflict.ts";
import { database, userRef } from "../../platform/firestore/database.ts";
import { findInPortions } from "../../platform/firestore/find-portions.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { toUpdateTime, toWriteToken } from "../../platform/firestore/write-token.ts";
import { staysUnnamed } from "../personal-data/personal-data.ts";
import { findPersonalData } from "../personal-data/store.ts";
import { parseUser } from "../../projects/record.ts";
import type { AbsentVisitor, VisitorRemovalStore } from "./remove-visitors.ts";

const on = ({ writeToken }: Pick<AbsentVisitor, "writeToken">) => ({ lastUpdateTime: toUpdateTime(writeToken) });

export const removalStore: VisitorRemovalStore = {
  findAbsent: async (before, size) => {
    const query = database().collection("users").where("visitor.last_visit_at", "<=", before).orderBy("visitor.last_visit_at");
    return flatMapPortion(await findInPortions(query, size), (record) => ({
      uid: record.id,
      projectIds: parseUser(record)?.visits?.projectIds ?? [],
      writeToken: toWriteToken(record.updateTime),
    }));
  },
  findRecords: async ({ uid, projectIds }) => findPersonalData(uid, projectIds),
  eraseRecords: async (records) => {
    const batch = database().batch();
    for (const record of records) {
      const ref = database().doc(record.path);
      if (staysUnnamed(record)) batch.update(ref, { uid: null }, on(record));
      else batch.delete(ref, on(record));
    }
    await writing(async () => batch.commit());
  },
  requireAbsent: async (visitor) => {
    const { updateTime } = await reading(async () => userRef(visitor.uid).get());
    if (updateTime === undefined || toWriteToken(updateTime) !== visitor.writeToken) throw new WriteConflict("The visitor has come again");
  },
  removeUser: async (visitor) => {
    await writing(async () => userRef(visitor.uid).delete(on(visitor)));
  },
  keepUser: async (visitor) => {
    await writing(async () => userRef(visitor.uid).update({ visitor: FieldValue.delete() }, on(visitor)));
  },
};
