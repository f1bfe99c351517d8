import { transferLimits } from "./limits.ts";
import { advance, storeEvent, type TransferPorts } from "./apply-event.ts";
import type { StoredTransfer } from "./transfer-store.ts";

/**
 * Calls the manager of a visitor who waits: reserves the dial, makes its one request, and settles. Of many who try, one dials. A dial
 * whose outcome stays unknown is left reserved: it is looked for when its lease has ended, and never repeated.
 *
 * @throws AppError `unavailable`
 */
export const dialManager = async (ports: TransferPorts, found: StoredTransfer, now: () => Date): Promise<StoredTransfer> => {
  if (found.transfer.state.kind !== "caller_waiting") return found;
  const startedAt = now();
  const reserved = await storeEvent(ports.store, found, { kind: "dial_reserved" }, startedAt);
  if (!reserved.changed) return reserved.stored;
  // Rings only within the lease: after it others have searched for the call in vain and closed the transfer.
  if (now().getTime() - startedAt.getTime() > transferLimits.reserveMs) {
    return (await advance(ports, reserved.stored, { kind: "dial_refused", reason: "failed" }, now())).stored;
  }
  const result = await ports.telephony.dial(reserved.stored.transfer);
  switch (result.kind) {
    case "accepted":
      return (await advance(ports, reserved.stored, { kind: "dial_accepted", call: result.call }, now())).stored;
    case "refused":
      return (await advance(ports, reserved.stored, { kind: "dial_refused", reason: result.reason }, now())).stored;
    case "unknown":
      return reserved.stored;
  }
};
