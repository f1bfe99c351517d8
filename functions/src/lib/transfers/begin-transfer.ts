import { transferLimits } from "./limits.ts";
import type { ToolCall } from "../tool-calls/tool-call.ts";
import { budgetOf } from "../projects/plans.ts";
import type { RateLedger } from "./rate-ledger.ts";
import type { LedgerKey, StoredTransfer, TransferStore } from "./transfer-store.ts";
import type { Allowances, Transfer } from "./transfer.ts";

/** None can be guessed, and none can be derived from another. */
export interface NewTransferIds {
  readonly id: string;
  readonly identity: string;
  readonly room: string;
}

interface Beginning {
  readonly call: ToolCall;
  readonly key: LedgerKey;
  readonly caller: RateLedger;
  readonly ids: NewTransferIds;
}

/**
 * Stores a transfer and, in the same commit, takes the visitor's turn. Limits are counted at the dial, so that a visitor who never
 * joins uses up nothing.
 *
 * @throws WriteConflict when the visitor has begun a transfer in the meantime
 * @throws AppError `unavailable`
 */
export const beginTransfer = async (store: TransferStore, { call, key, caller: ledger, ids }: Beginning): Promise<StoredTransfer> => {
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
    allowances: allowancesOf(project),
    state: { kind: "requested", deadline: new Date(at.getTime() + transferLimits.joinMs) },
  };
  return store.createTransfer(transfer, { ...ledger, last: { projectId: transfer.projectId, id: transfer.id } });
};

/** The limits of a project's plan, or its own. */
export const allowancesOf = (project: ToolCall["project"]): Allowances => {
  const [hour, day] = [budgetOf(project, "transfers_per_hour"), budgetOf(project, "transfers")];
  return { person: { hour: hour.person, day: day.person }, project: { hour: hour.project, day: day.project } };
};
