import { transferLimits } from "./limits.ts";
import { applyEvent } from "./apply-event.ts";
import { type DialPorts, reserveDial } from "./reserve-dial.ts";
import type { DialResult } from "./telephony.ts";
import type { TransferEvent } from "./transfer-event.ts";
import type { StoredTransfer } from "./transfer-store.ts";

/**
 * Calls the manager for a waiting visitor: reserves the dial, sends its one request, and records the outcome. However many try, one dials. A dial
 * whose outcome is unknown stays reserved: the call is looked up when the lease has expired, and the dial is never repeated.
 *
 * @throws AppError `unavailable`
 */
export const dialManager = async (ports: DialPorts, found: StoredTransfer, now: () => Date): Promise<StoredTransfer> => {
  if (found.transfer.state.kind !== "caller_waiting") return found;
  const reservation = await reserveDial(ports, found, now);
  if (reservation.kind === "too_late") return reservation.stored;
  const event = reservation.kind === "refused" ? toRefusal(reservation.reason) : toEvent(await dialInTime(ports, reservation, now));
  return event === undefined ? reservation.stored : (await applyEvent(ports, reservation.stored, event, now())).stored;
};

/** Dials only within the lease: afterwards others may have looked for the call in vain and closed the transfer. */
const dialInTime = async (
  { telephony }: DialPorts,
  { stored, at }: { readonly stored: StoredTransfer; readonly at: Date },
  now: () => Date,
): Promise<DialResult> => {
  if (now().getTime() - at.getTime() > transferLimits.reserveMs) return { kind: "refused", reason: "failed" };
  return telephony.dial(stored.transfer);
};

const toEvent = (result: DialResult): TransferEvent | undefined => {
  switch (result.kind) {
    case "accepted":
      return { kind: "dial_accepted", call: result.call };
    case "refused":
      return toRefusal(result.reason);
    case "unknown":
      return undefined;
  }
};

const toRefusal = (reason: Extract<TransferEvent, { kind: "dial_refused" }>["reason"]): TransferEvent => ({ kind: "dial_refused", reason });
