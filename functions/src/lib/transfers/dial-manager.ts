import { transferLimits } from "./limits.ts";
import { applyEvent, storeEvent, type TransferPorts } from "./apply-event.ts";
import type { StoredTransfer } from "./transfer-store.ts";

/**
 * Calls the manager for a waiting visitor: reserves the dial, sends its one request, and records the outcome. However many try, one dials. A dial
 * whose outcome is unknown stays reserved: the call is looked up when the lease has expired, and the dial is never repeated.
 *
 * @throws AppError `unavailable`
 */
export const dialManager = async (ports: TransferPorts, found: StoredTransfer, now: () => Date): Promise<StoredTransfer> => {
  if (found.transfer.state.kind !== "caller_waiting") return found;
  const startedAt = now();
  const reserved = await storeEvent(ports.store, found, { kind: "dial_reserved" }, startedAt);
  if (!reserved.changed) return reserved.stored;
  // Dials only within the lease: afterwards others may have looked for the call in vain and closed the transfer.
  if (now().getTime() - startedAt.getTime() > transferLimits.reserveMs) {
    return (await applyEvent(ports, reserved.stored, { kind: "dial_refused", reason: "failed" }, now())).stored;
  }
  const result = await ports.telephony.dial(reserved.stored.transfer);
  switch (result.kind) {
    case "accepted":
      return (await applyEvent(ports, reserved.stored, { kind: "dial_accepted", call: result.call }, now())).stored;
    case "refused":
      return (await applyEvent(ports, reserved.stored, { kind: "dial_refused", reason: result.reason }, now())).stored;
    case "unknown":
      return reserved.stored;
  }
};
