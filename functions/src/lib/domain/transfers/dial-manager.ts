import { advance, storeEvent, type TransferPorts } from "./advance.ts";
import type { StoredTransfer } from "./transfer-store.ts";

/**
 * Calls the manager of a visitor who waits: reserves the dial, makes its one request, and settles. Of many who try, one dials. A dial
 * whose outcome stays unknown is left reserved: it is looked for when its lease has ended, and never repeated.
 *
 * @throws AppError `unavailable`
 */
export const dialManager = async (ports: TransferPorts, found: StoredTransfer, now: () => Date): Promise<StoredTransfer> => {
  if (found.transfer.state.kind !== "caller_waiting") return found;
  const reserved = await storeEvent(ports.store, found, { kind: "dial_reserved" }, now());
  if (!reserved.changed) return reserved.stored;
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
