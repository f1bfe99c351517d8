import type { WriteResult, DocumentReference, DocumentSnapshot, WriteBatch } from "firebase-admin/firestore";
import { type BudgetStore, type Tally, addSpent, addUnits, type BudgetUsage } from "./daily-budget.ts";
import { type ConversationCount, toCount, type UsageStore, type DailyUsage, type Spender, type UsageKey } from "./daily-usage.ts";
import { database, under } from "../../platform/firestore/database.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { commit, toWriteToken, addState } from "../../platform/firestore/write-token.ts";
import { addCount } from "../statistics/count-record.ts";
import type { Count } from "../statistics/count.ts";
import { asCount, asRecord, asText, asDate } from "../../platform/firestore/decode.ts";
import { quotaLimits } from "./limits.ts";

const tallies = (projectId: string) => under(projectId, "daily_budgets");

/** The records of person and project. IDs that begin with the uid spread over Firestore's key range; `_` and `.` keep the two apart. */
export const budgetRefs = ({ projectId, uid, day }: UsageKey): readonly [DocumentReference, DocumentReference] => [
  tallies(projectId).doc(`${uid}_${day}`),
  tallies(projectId).doc(`project.${day}`),
];

export const parseBudget = (person: DocumentSnapshot | undefined, project: DocumentSnapshot | undefined): BudgetUsage => ({
  person: parseTally(person),
  project: parseTally(project),
});

export const parseTally = (record: DocumentSnapshot | undefined): Tally => ({
  counts: new Map(Object.entries(asRecord(record?.get("counts"))).map(([unit, count]) => [unit, asCount(count)])),
  lastUses: new Map(Object.entries(asRecord(record?.get("last_uses"))).map(([unit, use]) => [unit, asText(use)])),
  writeToken: record?.updateTime && toWriteToken(record.updateTime),
});

/** Adds the use of units to a commit, which fails as a whole if the use has changed in the meantime. Returns the new use. */
export const addBudgetWrites = (
  batch: WriteBatch,
  key: Spender,
  { unit, usage, use, amount = 1 }: { readonly unit: string; readonly usage: BudgetUsage; readonly use?: string; readonly amount?: number },
): BudgetUsage => {
  const [personRef, projectRef] = budgetRefs(key);
  const person = addUnits(usage.person, unit, amount, use);
  const project = addSpent(usage.project, unit, amount, key);
  addTally(batch, personRef, person, { uid: key.uid, ...dayFields(key) });
  addTally(batch, projectRef, project, dayFields(key));
  return { person, project };
};

export const dayFields = ({ day }: UsageKey) => ({ day, expire_at: new Date(Date.parse(day) + quotaLimits.usageKeptMs) });

export const addTally = (
  batch: WriteBatch,
  ref: DocumentReference,
  { counts, lastUses, writeToken }: Tally,
  first: Readonly<Record<string, unknown>>,
): void => {
  const fields = {
    counts: Object.fromEntries(counts),
    ...(lastUses !== undefined && lastUses.size > 0 && { last_uses: Object.fromEntries(lastUses) }),
  };
  addState(batch, ref, writeToken, fields, first);
};

/** The uid comes first: IDs that begin with the day would concentrate today's writes in one part of Firestore's key range. */
export const usageRef = ({ projectId, uid, day }: UsageKey) => under(projectId, "live_usage").doc(`${uid}_${day}`);

/** DailyUsage <- document of the collection `live_usage`. */
export const parseUsage = (record: DocumentSnapshot | undefined): DailyUsage => ({
  count: asCount(record?.get("count")),
  leases: Object.entries(asRecord(record?.get("reservations"))).map(([id, until]) => ({ id, until: asDate(until) })),
  writeToken: record?.updateTime && toWriteToken(record.updateTime),
});

/** @param counted a conversation that begins with this: its visitor may say once whether it helped */
export const addUsage = (batch: WriteBatch, key: UsageKey, { count, leases, writeToken }: DailyUsage, counted: Count | undefined): void => {
  const reservations = Object.fromEntries(leases.map(({ id, until }) => [id, until]));
  addState(
    batch,
    usageRef(key),
    writeToken,
    { count, reservations, ...(counted?.times === 1 && { conversation_at: counted.at, is_rated: false }) },
    { uid: key.uid, ...dayFields(key) },
  );
};

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
