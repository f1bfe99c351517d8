import { transferLimits } from "./limits.ts";
import { applyEvent, finish, type TransferPorts } from "./apply-event.ts";
import type { DialResult } from "./telephony.ts";
import { type Failure, isOpen, type Transfer } from "./transfer.ts";
import { type StoredTransfer, addCall, addSlot, findUsedUp, hasPlace, type RateLedgers } from "./transfer-store.ts";
import { retryOnConflict } from "../platform/core/write-conflict.ts";
import { advance } from "./advance.ts";
import { findUpToDate } from "./reconcile.ts";

/**
 * Calls the manager for a waiting visitor: reserves the dial, sends its one request, and records the outcome. Of concurrent processes, one
 * dials. A dial with an unknown outcome stays reserved: the call is looked up after the lease, and the dial is never repeated.
 *
 * @throws AppError `unavailable`
 */
export const dialManager = async (ports: DialPorts, found: StoredTransfer, now: () => Date): Promise<StoredTransfer> => {
  const reservation = await reserveDial(ports, found, now);
  if (reservation.kind === "too_late") return reservation.stored;
  if (reservation.kind === "refused") return dialNext(ports, await finish(ports, reservation.stored, now()), now);
  const event = await dialInTime(ports, reservation, now);
  if (event === undefined) return reservation.stored;
  const { turn } = reservation.stored.transfer;
  return dialNext(ports, (await applyEvent(ports, reservation.stored, { ...event, turn }, now())).stored, now);
};

/**
 * Calls the next manager, if the last one's call has left the visitor waiting for one.
 *
 * @throws AppError `unavailable`
 */
export const dialNext = async (ports: DialPorts, stored: StoredTransfer, now: () => Date): Promise<StoredTransfer> =>
  stored.transfer.turn > 0 && stored.transfer.state.kind === "caller_waiting" ? dialManager(ports, stored, now) : stored;

/** Dials only within the lease, after which another process may have looked for the call in vain and closed the transfer. */
const dialInTime = async (
  { telephony }: DialPorts,
  { stored, at }: { readonly stored: StoredTransfer; readonly at: Date },
  now: () => Date,
): Promise<DialResult> => {
  if (now().getTime() - at.getTime() > transferLimits.reserveMs) return { kind: "dial_refused", reason: "failed" };
  return telephony.dial(stored.transfer);
};

export interface DialPorts extends TransferPorts {
  /** The maximum of simultaneous calls to managers in this deployment. */
  readonly maxCalls: () => number;
  /**
   * Whether the visitor may still be put through to this phone: rights count when they are used, not when the visitor asked.
   *
   * @throws AppError `unavailable`
   */
  readonly mayStillTalk: (transfer: Transfer) => Promise<boolean>;
}

type Reservation =
  | { readonly kind: "reserved"; readonly stored: StoredTransfer; readonly at: Date }
  /** The transfer is closed, or it is the next manager's turn. */
  | { readonly kind: "refused"; readonly stored: StoredTransfer }
  /** Another process has dialed, or the transfer is over. */
  | { readonly kind: "too_late"; readonly stored: StoredTransfer };

/**
 * Reserves the dial and, in the same commit, the manager's line, a place among the deployment's calls, and a unit of each limit. Even if
 * visitors arrive at the same time, none of these is given twice. If one is used up, closes the transfer.
 *
 * @throws AppError `unavailable`
 */
const reserveDial = async (ports: DialPorts, found: StoredTransfer, now: () => Date): Promise<Reservation> => {
  const { store } = ports;
  const reload = async (): Promise<StoredTransfer> => (await store.findTransfer(found.transfer)) ?? found;
  return retryOnConflict(found, reload, async (stored): Promise<Reservation> => {
    const { transfer } = stored;
    if (transfer.state.kind !== "caller_waiting") return { kind: "too_late", stored };
    const [ledgers, mayTalk] = await Promise.all([store.findLedgers(transfer), ports.mayStillTalk(transfer)]);
    const reason = mayTalk ? await findObstacle(ports, transfer, ledgers, now()) : "not_permitted";
    const at = now();
    const { turn } = transfer;
    const next = advance(transfer, reason === undefined ? { kind: "dial_reserved" } : { kind: "dial_refused", turn, reason }, at);
    if (next === undefined) return { kind: "too_late", stored };
    // Depends on the transfer: the obstacle may be its own dial, reserved by another process since it was read.
    if (reason !== undefined) return { kind: "refused", stored: await store.saveTransfer(stored, next) };
    return { kind: "reserved", stored: await store.saveDial(stored, next, toDialed(ledgers, transfer, at)), at };
  });
};

const findObstacle = async (ports: DialPorts, transfer: Transfer, ledgers: RateLedgers, now: Date): Promise<Failure | undefined> => {
  // The first call has counted for all of the transfer's calls, and has its place.
  if (transfer.turn === 0) {
    if (findUsedUp(ledgers, transfer.allowances, now) !== undefined) return "over_limit";
    if (!hasPlace(ledgers.calls, transfer.projectId, ports.maxCalls(), now)) return "over_limit";
  }
  const onLine = await findUpToDate(ports, ledgers.line.last, now);
  return onLine !== undefined && isOnLine(onLine.transfer, transfer.managerPhone) ? "busy" : undefined;
};

/** Whether a transfer is calling this phone, and not another one by now. */
export const isOnLine = ({ state, managerPhone }: Transfer, phone: string): boolean => isOpen(state) && managerPhone === phone;

const toDialed = ({ caller, project, line, calls }: RateLedgers, { projectId, id, turn }: Transfer, at: Date): RateLedgers => ({
  caller: turn === 0 ? addCall(caller, at) : caller,
  project: turn === 0 ? addCall(project, at) : project,
  line: { ...line, last: { projectId, id } },
  calls: addSlot(calls, { projectId, id }, at),
});
