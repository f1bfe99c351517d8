import { AppError } from "../platform/core/app-error.ts";
import type { OperatorLog } from "../platform/core/operator-log.ts";
import { settleAll } from "../platform/core/settle-in-order.ts";
import { retryOnConflict } from "../platform/core/write-conflict.ts";
import { advance } from "./advance.ts";
import { speakTo, type Telephony } from "./telephony.ts";
import { type TransferEvent, type Closed, type Leg, type Transfer, isOpen } from "./transfer.ts";
import type { StoredTransfer, TransferStore } from "./transfer-store.ts";

export interface TransferPorts {
  readonly store: TransferStore;
  readonly telephony: Telephony;
  /**
   * Leaves the team one message about a missed visitor, even if repeated. Returns false if the visitor's contact data are unknown.
   *
   * @throws AppError `unavailable`
   */
  readonly noteMissedCall: (transfer: Transfer, at: Date) => Promise<boolean>;
  readonly log: OperatorLog;
}

/**
 * Applies an event to a transfer and, if that ends it, does the remaining work. The event is stored first, so that nothing is lost if the
 * process dies in between. The visitor's page is told once that the manager has joined. If that message is lost, the page goes on
 * showing that it rings.
 *
 * @throws AppError `unavailable`
 */
export const applyEvent = async (ports: TransferPorts, found: StoredTransfer, event: TransferEvent, now: Date) => {
  const result = await storeEvent(ports.store, found, event, now);
  const { state } = result.stored.transfer;
  if (result.changed && event.kind === "entered" && state.kind === "connected") await ports.telephony.announceManager(state.callerCall);
  return result.changed ? { ...result, stored: await finish(ports, result.stored, now) } : result;
};

/**
 * Applies an event without any request to the telephony service. `changed` is false if it had been handled before.
 *
 * @throws AppError `unavailable`
 */
export const storeEvent = async (store: TransferStore, found: StoredTransfer, event: TransferEvent, now: Date) => {
  const reload = async (): Promise<StoredTransfer> => (await store.findTransfer(found.transfer)) ?? found;
  return retryOnConflict(found, reload, async (current) => {
    const next = advance(current.transfer, event, now);
    if (next === undefined) return { stored: current, changed: false };
    return { stored: await store.saveTransfer(current, next), changed: true };
  });
};

/**
 * Ends the remaining legs of a closed transfer and leaves the team its message. What fails stays due.
 *
 * @throws AppError `unavailable`
 * @throws Error with the first bug as its cause, after everything was tried and the progress is stored
 */
export const finish = async (ports: TransferPorts, found: StoredTransfer, now: Date): Promise<StoredTransfer> => {
  const { transfer } = found;
  const { state } = transfer;
  if (state.kind !== "closed" || (state.toEnd.length === 0 && state.note !== "due")) return found;
  const { values: done, failures } = await settleAll<Remains>([
    ...(state.note === "due" ? [leaveNote(ports, transfer, state).then((note) => ({ note, legs: [] }))] : []),
    ...state.toEnd.map(async (leg) => ({ note: undefined, legs: (await endLeg(ports.telephony, transfer, state, leg)) ? [leg] : [] })),
  ]);
  const note = done.find((part) => part.note !== undefined)?.note;
  const { stored } = await storeEvent(ports.store, found, { kind: "finished", legs: done.flatMap(({ legs }) => legs), note }, now);
  if (failures.length > 0) throw new Error("Not everything that remained of a transfer could be done", { cause: failures[0] });
  return stored;
};

type Remains = Pick<Extract<TransferEvent, { kind: "finished" }>, "legs" | "note">;

const leaveNote = async (ports: TransferPorts, transfer: Transfer, { endedAt }: Closed): Promise<"left" | "none" | undefined> => {
  try {
    return (await ports.noteMissedCall(transfer, endedAt)) ? "left" : "none";
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
};

const endLeg = async (
  telephony: Telephony,
  transfer: Transfer,
  { callerCall, managerCall, managerListens, outcome }: Closed,
  leg: Leg,
): Promise<boolean> => {
  if (leg === "caller") {
    return callerCall === undefined || telephony.dismiss(callerCall, await speakTo("visitor", transfer, `farewell_${outcome}`));
  }
  if (managerCall === undefined) return true;
  if (managerListens) return telephony.dismiss(managerCall, await speakTo("manager", transfer, "callerLeft"));
  return telephony.endCall(managerCall);
};

interface Arrival {
  /** Issued by Lectern, and signed by the telephony service. */
  readonly identity: string;
  readonly call: string;
}

/**
 * The transfer whose room a calling browser may enter; undefined without an open transfer, and for a second browser with the same token.
 *
 * @throws AppError `unavailable`
 */
export const welcomeCaller = async (store: TransferStore, { identity, call }: Arrival, now: Date): Promise<Transfer | undefined> => {
  const found = await store.findByIdentity(identity);
  if (found === undefined) return undefined;
  const { transfer } = (await storeEvent(store, found, { kind: "caller_arrived", call }, now)).stored;
  // The request for this call may be a repetition, if the first response was lost.
  return isOpen(transfer.state) && transfer.state.kind !== "requested" && transfer.state.callerCall === call ? transfer : undefined;
};
