import type { DocumentSnapshot } from "firebase-admin/firestore";
import { transferLimits } from "./limits.ts";
import type { StoredTransfer } from "./transfer-store.ts";
import { type Allowance, isOpen, legs, notes, openKinds, outcomes, type Transfer, type TransferState } from "./transfer.ts";
import { asCount, asDate, asList, asMember, asOptionalText, asRecord, asText } from "../platform/firestore/decode.ts";
import { toWriteToken } from "../platform/firestore/write-token.ts";
import { asLanguage } from "../i18n/language.ts";

/** StoredTransfer <- document of the collection `transfers`. Undefined for a document that Lectern did not store. */
export const parseTransfer = (record: DocumentSnapshot | undefined): StoredTransfer | undefined => {
  const project = record?.ref.parent.parent;
  if (record?.updateTime === undefined || project?.parent.path !== "projects") return undefined;
  const state = parseState(record);
  if (state === undefined) return undefined;
  const text = (field: string): string => asText(record.get(field));
  const transfer: Transfer = {
    projectId: project.id,
    id: record.id,
    uid: text("uid"),
    identity: text("identity"),
    room: text("room"),
    turn: asCount(record.get("turn")),
    managerPhone: text("manager_phone"),
    colleagues: asList(record.get("colleagues"))
      .map(asRecord)
      .map(({ phone, language }) => ({ phone: asText(phone), language: asLanguage(language) ?? "en" })),
    projectName: text("project_name"),
    visitorLanguage: asLanguage(record.get("visitor_language")) ?? "en",
    managerLanguage: asLanguage(record.get("manager_language")) ?? "en",
    createdAt: asDate(record.get("created_at")),
    allowances: { person: asAllowance(record.get("allowances.person")), project: asAllowance(record.get("allowances.project")) },
    state,
  };
  return { transfer, writeToken: toWriteToken(record.updateTime) };
};

/** Missing allowances count as 0, so that no dial happens without one. */
const asAllowance = (stored: unknown): Allowance => {
  const { hour, day } = asRecord(stored);
  return { hour: asCount(hour), day: asCount(day) };
};

const parseState = (record: DocumentSnapshot): TransferState | undefined => {
  const stored: unknown = record.get("state");
  const deadline = asDate(record.get("deadline"));
  const callerCall = asText(record.get("caller_call"));
  const managerCall = asText(record.get("manager_call"));
  const kind = asMember(openKinds, stored);
  switch (kind) {
    case "requested":
      return { kind, deadline };
    case "caller_waiting":
      return { kind, deadline, callerCall };
    case "dialing":
      return { kind, deadline, callerCall, reservedAt: asDate(record.get("reserved_at")) };
    case "ringing":
    case "answered":
      return { kind, deadline, callerCall, managerCall };
    case "connected":
      return { kind, deadline, callerCall, managerCall, entered: record.get("entered") === true };
    case undefined:
      return parseClosed(record, stored);
  }
};

const parseClosed = (record: DocumentSnapshot, stored: unknown): TransferState | undefined => {
  const outcome = asMember(outcomes, stored);
  return (
    outcome && {
      kind: "closed",
      outcome,
      endedAt: asDate(record.get("ended_at")),
      callerCall: asOptionalText(record.get("caller_call")),
      managerCall: asOptionalText(record.get("manager_call")),
      told: record.get("told") === true,
      toEnd: asList(record.get("to_end")).flatMap((leg) => asMember(legs, leg) ?? []),
      managerListens: record.get("manager_listens") === true,
      note: asMember(notes, record.get("note")) ?? "none",
    }
  );
};

export const toTransferFields = (transfer: Transfer) => ({
  uid: transfer.uid,
  identity: transfer.identity,
  room: transfer.room,
  project_name: transfer.projectName,
  visitor_language: transfer.visitorLanguage,
  created_at: transfer.createdAt,
  allowances: transfer.allowances,
  expire_at: new Date(transfer.createdAt.getTime() + transferLimits.keptMs),
});

/** All fields of a state, so that nothing of the previous one remains, with the manager whose turn it is. */
export const toStateFields = ({ state, turn, managerPhone, managerLanguage, colleagues }: Transfer) => ({
  turn,
  manager_phone: managerPhone,
  manager_language: managerLanguage,
  colleagues: [...colleagues],
  state: isOpen(state) ? state.kind : state.outcome,
  deadline: deadlineOf(state),
  caller_call: "callerCall" in state ? (state.callerCall ?? null) : null,
  manager_call: "managerCall" in state ? (state.managerCall ?? null) : null,
  reserved_at: state.kind === "dialing" ? state.reservedAt : null,
  ended_at: state.kind === "closed" ? state.endedAt : null,
  entered: state.kind === "connected" && state.entered,
  told: state.kind === "closed" && state.told,
  to_end: state.kind === "closed" ? [...state.toEnd] : [],
  manager_listens: state.kind === "closed" && state.managerListens,
  note: state.kind === "closed" ? state.note : "none",
});

/** When the sweep has to check a transfer again; null if it is closed and no work remains. */
const deadlineOf = (state: TransferState): Date | null => {
  if (isOpen(state)) return state.deadline;
  return state.toEnd.length > 0 || state.note === "due" ? new Date(state.endedAt.getTime() + transferLimits.releaseAgainMs) : null;
};
