import { retryOnConflict } from "../core/write-conflict.ts";
import { nextState } from "./next-state.ts";
import { findSpokenMessages } from "./spoken-messages.ts";
import type { Telephony } from "./telephony.ts";
import type { TransferEvent } from "./transfer-event.ts";
import type { StoredTransfer, TransferStore } from "./transfer-store.ts";
import type { Closed, Leg, Transfer } from "./transfer.ts";

export interface TransferPorts {
  readonly store: TransferStore;
  readonly telephony: Telephony;
}

export interface AppliedEvent {
  readonly stored: StoredTransfer;
  /** False if the event had no effect: somebody else has already acted on it. */
  readonly changed: boolean;
}

/**
 * Applies an event to a transfer and ends the legs that are left when a transfer ends. What still has to be done is stored
 * first, so that it is not forgotten when the process dies in between.
 *
 * @throws AppError `unavailable`
 */
export const applyEvent = async (ports: TransferPorts, found: StoredTransfer, event: TransferEvent, now: Date): Promise<AppliedEvent> => {
  const result = await storeEvent(ports.store, found, event, now);
  return result.changed ? { ...result, stored: await endLegs(ports, result.stored, now) } : result;
};

/**
 * The same without any request to the telephony service.
 *
 * @throws AppError `unavailable`
 */
export const storeEvent = async (store: TransferStore, found: StoredTransfer, event: TransferEvent, now: Date): Promise<AppliedEvent> => {
  const reload = async (): Promise<StoredTransfer> => (await store.findTransfer(found.transfer)) ?? found;
  return retryOnConflict(found, reload, async (current): Promise<AppliedEvent> => {
    const state = nextState(current.transfer.state, event, now);
    if (state === undefined) return { stored: current, changed: false };
    return { stored: await store.saveTransfer(current, { ...current.transfer, state }), changed: true };
  });
};

/**
 * Ends the remaining legs of a closed transfer. A leg that cannot be ended now stays on the list.
 *
 * @throws AppError `unavailable`
 */
export const endLegs = async ({ store, telephony }: TransferPorts, found: StoredTransfer, now: Date): Promise<StoredTransfer> => {
  const { transfer } = found;
  const { state } = transfer;
  if (state.kind !== "closed" || state.toEnd.length === 0) return found;
  const ended = await Promise.all(state.toEnd.map(async (leg) => ((await endLeg(telephony, transfer, state, leg)) ? [leg] : [])));
  return (await storeEvent(store, found, { kind: "legs_ended", legs: ended.flat() }, now)).stored;
};

const endLeg = async (
  telephony: Telephony,
  transfer: Transfer,
  { callerCall, managerCall, outcome }: Closed,
  leg: Leg,
): Promise<boolean> => {
  if (leg === "manager") return managerCall === undefined || telephony.endCall(managerCall);
  if (callerCall === undefined) return true;
  const { language, messages } = await findSpokenMessages(transfer.visitorLanguage);
  return telephony.releaseCaller(callerCall, { language, text: messages[`farewell_${outcome}`] });
};
