import { type DocumentReference, type DocumentSnapshot, FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { flatMapPortion } from "../platform/core/portions.ts";
import { isRecord } from "../platform/core/unknown-record.ts";
import { dayOf } from "../usage/quota/daily-usage.ts";
import { type LedgerKey, type RateLedger, slotOf, type StoredTransfer, type TransferStore } from "./transfer-store.ts";
import { type Closed, isOpen, type Transfer, type TransferKey } from "./transfer.ts";
import { database, under } from "../platform/firestore/database.ts";
import { asDate, asList, asRecord, asText } from "../platform/firestore/decode.ts";
import { isDocumentId, phoneName } from "../platform/firestore/document-id.ts";
import { findInPortions } from "../platform/firestore/find-portions.ts";
import { reading } from "../platform/firestore/storage-errors.ts";
import { parseTransfer, toStateFields, toTransferFields } from "./record.ts";
import { addState, commit, toWriteToken } from "../platform/firestore/write-token.ts";
import { addCount } from "../usage/statistics/count-record.ts";

/** 2 days: limits look back one day at most. */
const ledgerKeptMs = 2 * 24 * 3_600_000;

const transferRef = ({ projectId, id }: TransferKey) => under(projectId, "transfers").doc(id);

/** The line's ledger is shared by all projects that name the same phone. IDs do not contain the number, because they get into logs. */
const ledgerRefs = ({ projectId, uid, managerPhone }: LedgerKey) => {
  const ledgers = under(projectId, "transfer_ledgers");
  return {
    caller: ledgers.doc(`caller_${uid}`),
    project: ledgers.doc("project"),
    line: database().collection("transfer_lines").doc(phoneName(managerPhone)),
  };
};

const callsRef = () => database().collection("transfer_calls").doc("open");

/** The person's last transfer in a project, as long as the ledger is kept. */
export const findLastTransfer = async (projectId: string, uid: string): Promise<string | undefined> => {
  const { caller } = ledgerRefs({ projectId, uid, managerPhone: "" });
  return parseLedger(await reading(async () => caller.get())).last?.id;
};

/** When the recent calls of a project, or of one visitor in it, were dialed. */
export const findStarts = async (projectId: string, uid: string | undefined): Promise<readonly Date[]> => {
  const { caller, project } = ledgerRefs({ projectId, uid: uid ?? "", managerPhone: "" });
  return parseLedger(await reading(async () => (uid === undefined ? project : caller).get())).starts;
};

const parseLedger = (record: DocumentSnapshot | undefined): RateLedger => {
  const last: unknown = record?.get("last");
  return {
    starts: asList(record?.get("starts")).map(asDate),
    last: isRecord(last) ? { projectId: asText(last["project"]), id: asText(last["transfer"]) } : undefined,
    writeToken: record?.updateTime && toWriteToken(record.updateTime),
  };
};

/** Counts the end for its day, which is kept longer than the transfer, and frees its place among the deployment's calls. */
const addEnd = (batch: WriteBatch, transfer: Transfer, { outcome, endedAt }: Closed): void => {
  const { projectId, id, state, visitorLanguage: language } = transfer;
  const day = dayOf(endedAt);
  const counts = { day, outcomes: { [outcome]: FieldValue.increment(1) } };
  batch.set(under(projectId, "transfer_days").doc(day), counts, { merge: true });
  addCount(batch, { projectId, language, at: endedAt, spread: id, happening: { kind: "transfer", outcome } });
  const isDialed = state.kind !== "requested" && state.kind !== "caller_waiting";
  if (isDialed) batch.set(callsRef(), { slots: { [slotOf(transfer)]: FieldValue.delete() } }, { merge: true });
};

const addLedger = (batch: WriteBatch, ref: DocumentReference, { starts, last, writeToken }: RateLedger, now: Date): void => {
  const fields = {
    starts: [...starts],
    last: last === undefined ? null : { project: last.projectId, transfer: last.id },
    expire_at: new Date(now.getTime() + ledgerKeptMs),
  };
  addState(batch, ref, writeToken, fields);
};

/** The transfer's own write is the first of the batch. */
const store = async (batch: WriteBatch, transfer: Transfer): Promise<StoredTransfer> => ({
  transfer,
  writeToken: toWriteToken(await commit(batch)),
});

export const transferStore: TransferStore = {
  findLedgers: async (key) => {
    const { caller, project, line } = ledgerRefs(key);
    const [callerRecord, projectRecord, lineRecord, calls] = await reading(async () =>
      database().getAll(caller, project, line, callsRef()),
    );
    return {
      caller: parseLedger(callerRecord),
      project: parseLedger(projectRecord),
      line: parseLedger(lineRecord),
      calls: {
        slots: new Map(Object.entries(asRecord(calls?.get("slots"))).map(([id, until]) => [id, asDate(until)])),
        writeToken: calls?.updateTime && toWriteToken(calls.updateTime),
      },
    };
  },
  findTransfer: async (key) =>
    isDocumentId(key.projectId) && isDocumentId(key.id) ? parseTransfer(await reading(async () => transferRef(key).get())) : undefined,
  findByIdentity: async (identity) => {
    const { docs } = await reading(async () => database().collectionGroup("transfers").where("identity", "==", identity).limit(1).get());
    return parseTransfer(docs[0]);
  },
  findOverdue: async (now, size) => {
    const overdue = database().collectionGroup("transfers").where("deadline", "<=", now).orderBy("deadline");
    return flatMapPortion(await findInPortions(overdue, size), (record) => parseTransfer(record) ?? []);
  },
  createTransfer: async (transfer, caller) => {
    const batch = database().batch();
    batch.create(transferRef(transfer), { ...toTransferFields(transfer), ...toStateFields(transfer) });
    addLedger(batch, ledgerRefs(transfer).caller, caller, transfer.createdAt);
    return store(batch, transfer);
  },
  saveDial: async (found, next, { calls, ...ledgers }) => {
    const batch = database().batch();
    addState(batch, transferRef(next), found.writeToken, toStateFields(next));
    const refs = ledgerRefs(next);
    const now = next.state.kind === "dialing" ? next.state.reservedAt : new Date();
    for (const name of ["caller", "project", "line"] as const) addLedger(batch, refs[name], ledgers[name], now);
    addState(batch, callsRef(), calls.writeToken, { slots: Object.fromEntries(calls.slots) });
    return store(batch, next);
  },
  saveTransfer: async (found, next) => {
    const batch = database().batch();
    addState(batch, transferRef(next), found.writeToken, toStateFields(next));
    if (isOpen(found.transfer.state) && next.state.kind === "closed") addEnd(batch, found.transfer, next.state);
    return store(batch, next);
  },
};
