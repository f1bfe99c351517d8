import type { DocumentReference, DocumentSnapshot, WriteBatch } from "firebase-admin/firestore";
import { digest } from "../core/digest.ts";
import { isRecord } from "../core/unknown-record.ts";
import type { RateLedger } from "./rate-ledger.ts";
import type { LedgerKey, StoredTransfer, TransferStore } from "./transfer-store.ts";
import type { TransferKey } from "./transfer.ts";
import { database } from "../firestore/database.ts";
import { asDate, asList, asText } from "../firestore/decode.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import { reading, writingOnCondition } from "../firestore/storage-errors.ts";
import { readTransfer, toStateFields, toTransferFields } from "./record.ts";
import { toUpdateTime, toWriteToken } from "../firestore/write-token.ts";

/** 2 days: no limit looks further back than one. */
const bookKeptMs = 2 * 24 * 3_600_000;

const projectRef = (projectId: string) => database().collection("projects").doc(projectId);

const transferRef = ({ projectId, id }: TransferKey) => projectRef(projectId).collection("transfers").doc(id);

/** Several projects may name the same manager, who still has one phone. The number itself is in no document name, because names get into logs. */
const bookRefs = ({ projectId, uid, managerPhone }: LedgerKey) => {
  const ledgers = projectRef(projectId).collection("transfer_books");
  return {
    caller: ledgers.doc(`caller_${uid}`),
    project: ledgers.doc("project"),
    line: database().collection("transfer_lines").doc(digest(managerPhone)),
  };
};

const findLedgers: TransferStore["findLedgers"] = async (key) => {
  const { caller, project, line } = bookRefs(key);
  const [callerRecord, projectRecord, lineRecord] = await reading(async () => database().getAll(caller, project, line));
  return { caller: readLedger(callerRecord), project: readLedger(projectRecord), line: readLedger(lineRecord) };
};

/** The transfer that a person asked for last in a project, while its ledger knows of it. */
export const findLastTransfer = async (projectId: string, uid: string): Promise<string | undefined> => {
  const { caller } = bookRefs({ projectId, uid, managerPhone: "" });
  return readLedger(await reading(async () => caller.get())).last?.id;
};

const readLedger = (record: DocumentSnapshot | undefined): RateLedger => {
  const last: unknown = record?.get("last");
  return {
    starts: asList(record?.get("starts")).map(asDate),
    last: isRecord(last) ? { projectId: asText(last["project"]), id: asText(last["transfer"]) } : undefined,
    writeToken: record?.updateTime && toWriteToken(record.updateTime),
  };
};

const findTransfer: TransferStore["findTransfer"] = async (key) =>
  isDocumentId(key.projectId) && isDocumentId(key.id) ? readTransfer(await reading(async () => transferRef(key).get())) : undefined;

const findByIdentity: TransferStore["findByIdentity"] = async (identity) => {
  const { docs } = await reading(async () => database().collectionGroup("transfers").where("identity", "==", identity).limit(1).get());
  return readTransfer(docs[0]);
};

const findOverdue: TransferStore["findOverdue"] = async (now, limit) => {
  const { docs } = await reading(async () =>
    database().collectionGroup("transfers").where("deadline", "<=", now).orderBy("deadline").limit(limit).get(),
  );
  return docs.flatMap((record) => readTransfer(record) ?? []);
};

const createTransfer: TransferStore["createTransfer"] = async (transfer, ledgers) => {
  const refs = bookRefs(transfer);
  const batch = database().batch();
  batch.create(transferRef(transfer), { ...toTransferFields(transfer), ...toStateFields(transfer.state) });
  for (const name of ["caller", "project", "line"] as const) putLedger(batch, refs[name], ledgers[name], transfer.createdAt);
  const [written] = await writingOnCondition(async () => batch.commit());
  if (written === undefined) throw new Error("a commit tells when each document was written");
  return { transfer, writeToken: toWriteToken(written.writeTime) };
};

const putLedger = (batch: WriteBatch, ref: DocumentReference, { starts, last, writeToken }: RateLedger, now: Date): void => {
  const fields = {
    starts: [...starts],
    last: last === undefined ? null : { project: last.projectId, transfer: last.id },
    expire_at: new Date(now.getTime() + bookKeptMs),
  };
  if (writeToken === undefined) batch.create(ref, fields);
  else batch.update(ref, fields, { lastUpdateTime: toUpdateTime(writeToken) });
};

const saveTransfer: TransferStore["saveTransfer"] = async ({ writeToken }, next): Promise<StoredTransfer> => {
  const { writeTime } = await writingOnCondition(async () =>
    transferRef(next).update(toStateFields(next.state), { lastUpdateTime: toUpdateTime(writeToken) }),
  );
  return { transfer: next, writeToken: toWriteToken(writeTime) };
};

export const transferStore: TransferStore = { findLedgers, findTransfer, findByIdentity, findOverdue, createTransfer, saveTransfer };
