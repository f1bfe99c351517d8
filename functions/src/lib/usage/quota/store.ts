import type { WriteResult } from "firebase-admin/firestore";
import type { BudgetStore, Tally } from "./daily-budget.ts";
import { addBudgetWrites, addUsage, budgetRefs, parseBudget, parseUsage, usageRef } from "./budget-record.ts";
import { type ConversationCount, toCount, type UsageStore } from "./daily-usage.ts";
import { database } from "../../platform/firestore/database.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { commit, toWriteToken } from "../../platform/firestore/write-token.ts";
import { addCount } from "../statistics/count-record.ts";

/** The usage of sessions. New conversations are also counted in the statistics. */
export const usageStoreFor = (counted: ConversationCount | undefined): UsageStore => ({
  findUsage: async (key) => {
    if (!isDocumentId(key.projectId)) return { count: 0, leases: [], writeToken: undefined };
    return parseUsage(await reading(async () => usageRef(key).get()));
  },
  writeUsage: async (key, usage, change) => {
    const batch = database().batch();
    const count = toCount(counted, key, change);
    addUsage(batch, key, usage, count);
    if (count !== undefined) addCount(batch, count);
    return { ...usage, writeToken: toWriteToken(await commit(batch)) };
  },
});

export const usageStore = usageStoreFor(undefined);

const afterWrite = (tally: Tally, result: WriteResult | undefined): Tally => ({
  ...tally,
  writeToken: result && toWriteToken(result.writeTime),
});

export const budgetStore: BudgetStore = {
  findBudget: async (key) => {
    const [person, project] = await reading(async () => database().getAll(...budgetRefs(key)));
    return parseBudget(person, project);
  },
  countUnit: async (key, unit, usage, use, amount) => {
    const batch = database().batch();
    const counted = addBudgetWrites(batch, key, { unit, usage, use, amount });
    const [person, project] = await writing(async () => batch.commit());
    return { person: afterWrite(counted.person, person), project: afterWrite(counted.project, project) };
  },
};
