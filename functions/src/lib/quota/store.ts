import type { WriteResult } from "firebase-admin/firestore";
import type { BudgetStore } from "./budget-store.ts";
import { addBudgetWrites, budgetRefs, dayFields, parseBudget } from "./budget-record.ts";
import { countUnit as countOne, type Tally } from "./daily-budget.ts";
import type { UsageKey, UsageStore } from "./usage-store.ts";
import { database, under } from "../firestore/database.ts";
import { asCount, asDate, asRecord } from "../firestore/decode.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import { reading, writing } from "../firestore/storage-errors.ts";
import { writeState, toWriteToken } from "../firestore/write-token.ts";

/** The person first: names that begin with the day would put all of today into one place of Firestore's key range. */
const usageRef = ({ projectId, uid, day }: UsageKey) => under(projectId, "live_usage").doc(`${uid}_${day}`);

const findUsage: UsageStore["findUsage"] = async (key) => {
  if (!isDocumentId(key.projectId)) return { count: 0, leases: [], writeToken: undefined };
  const record = await reading(async () => usageRef(key).get());
  return {
    count: asCount(record.get("count")),
    leases: Object.entries(asRecord(record.get("reservations"))).map(([id, until]) => ({ id, until: asDate(until) })),
    writeToken: record.updateTime && toWriteToken(record.updateTime),
  };
};

const writeUsage: UsageStore["writeUsage"] = async (key, { count, leases, writeToken }) => {
  const reservations = Object.fromEntries(leases.map(({ id, until }) => [id, until]));
  return writeState(usageRef(key), writeToken, { count, reservations }, { uid: key.uid, ...dayFields(key) });
};

export const usageStore: UsageStore = { findUsage, writeUsage };

const findBudget: BudgetStore["findBudget"] = async (key) => {
  const [person, project] = await reading(async () => database().getAll(...budgetRefs(key)));
  return parseBudget(person, project);
};

const countUnit: BudgetStore["countUnit"] = async (key, unit, usage, use) => {
  const batch = database().batch();
  addBudgetWrites(batch, key, { unit, usage, ...(use !== undefined && { use }) });
  const [person, project] = await writing(async () => batch.commit());
  return { person: afterWrite(countOne(usage.person, unit, use), person), project: afterWrite(countOne(usage.project, unit), project) };
};

const afterWrite = (tally: Tally, result: WriteResult | undefined): Tally => ({
  ...tally,
  writeToken: result && toWriteToken(result.writeTime),
});

export const budgetStore: BudgetStore = { findBudget, countUnit };
