import { transferLimits } from "./limits.ts";
import type { ToolCall } from "../tool-calls/tool-call.ts";
import { addEntry, type RateLedgers } from "./rate-ledger.ts";
import type { LedgerKey, StoredTransfer, TransferStore } from "./transfer-store.ts";
import type { Transfer } from "./transfer.ts";

/** None can be guessed, and none can be derived from another. */
export interface NewTransferIds {
  readonly id: string;
  readonly identity: string;
  readonly room: string;
}

interface Beginning {
  readonly call: ToolCall;
  readonly key: LedgerKey;
  readonly ledgers: RateLedgers;
  readonly ids: NewTransferIds;
}

/**
 * Stores a transfer and, in the same commit, takes the visitor's turn, the manager's line and a unit of each limit.
 *
 * @throws WriteConflict when somebody else has begun a transfer in the meantime
 * @throws AppError `unavailable`
 */
export const beginTransfer = async (store: TransferStore, { call, key, ledgers, ids }: Beginning): Promise<StoredTransfer> => {
  const { project, caller, at } = call;
  const transfer: Transfer = {
    ...ids,
    projectId: project.id,
    uid: caller.uid,
    managerPhone: key.managerPhone,
    projectName: project.name,
    visitorLanguage: caller.profile.language,
    managerLanguage: project.defaultLanguage,
    createdAt: at,
    state: { kind: "requested", deadline: new Date(at.getTime() + transferLimits.joinMs) },
  };
  return store.createTransfer(transfer, {
    caller: addEntry(ledgers.caller, transfer, at),
    project: addEntry(ledgers.project, transfer, at),
    line: { ...addEntry(ledgers.line, transfer, at), starts: [] },
  });
};
