import { retryOnConflict } from "../core/write-conflict.ts";
import { transferLimits } from "./limits.ts";
import { nextState } from "./next-state.ts";
import { addCall, addSlot, countOpenCalls, findUsedUp, type RateLedgers } from "./rate-ledger.ts";
import { findUpToDate, type ReconcilePorts } from "./reconcile.ts";
import type { StoredTransfer } from "./transfer-store.ts";
import { type Failure, isOpen, type Transfer } from "./transfer.ts";

export interface DialPorts extends ReconcilePorts {
  /** How many calls to managers this deployment makes at the same time. */
  readonly maxCalls: () => number;
}

type Reservation =
  | { readonly kind: "reserved"; readonly stored: StoredTransfer; readonly at: Date }
  | { readonly kind: "refused"; readonly stored: StoredTransfer; readonly reason: Failure }
  /** Another process has dialed, or the transfer is over. */
  | { readonly kind: "too_late"; readonly stored: StoredTransfer };

/**
 * Takes the right to dial and, in the same commit, the manager's line, a place among the calls of the deployment, and a unit of each
 * limit. However many visitors arrive at the same moment, none of these is given twice.
 *
 * @throws AppError `unavailable`
 */
export const reserveDial = async (ports: DialPorts, found: StoredTransfer, now: () => Date): Promise<Reservation> => {
  const { store } = ports;
  const reload = async (): Promise<StoredTransfer> => (await store.findTransfer(found.transfer)) ?? found;
  return retryOnConflict(found, reload, async (stored): Promise<Reservation> => {
    const { transfer } = stored;
    if (transfer.state.kind !== "caller_waiting") return { kind: "too_late", stored };
    const ledgers = await store.findLedgers(transfer);
    const reason = await findObstacle(ports, transfer, ledgers, now());
    if (reason !== undefined) return { kind: "refused", stored, reason };
    const at = now();
    const state = nextState(transfer.state, { kind: "dial_reserved" }, at);
    if (state === undefined) return { kind: "too_late", stored };
    const saved = await store.saveDial(stored, { ...transfer, state }, toDialed(ledgers, transfer, at));
    return { kind: "reserved", stored: saved, at };
  });
};

const findObstacle = async (ports: DialPorts, transfer: Transfer, ledgers: RateLedgers, now: Date): Promise<Failure | undefined> => {
  if (findUsedUp(ledgers, transfer.allowances, now) !== undefined) return "over_limit";
  if (countOpenCalls(ledgers.calls, now) >= ports.maxCalls()) return "over_limit";
  const onLine = await findUpToDate(ports, ledgers.line.last, now);
  return onLine !== undefined && isOpen(onLine.transfer.state) ? "busy" : undefined;
};

const toDialed = ({ caller, project, line, calls }: RateLedgers, { projectId, id }: Transfer, at: Date): RateLedgers => ({
  caller: addCall(caller, at),
  project: addCall(project, at),
  line: { ...line, last: { projectId, id } },
  calls: addSlot(calls, id, { now: at, ms: transferLimits.slotMs }),
});
