import { storeEvent } from "./apply-event.ts";
import type { TransferStore } from "./transfer-store.ts";
import { isOpen, type Transfer } from "./transfer.ts";

interface Arrival {
  /** Made by us, and signed by the telephony service. */
  readonly identity: string;
  readonly call: string;
}

/**
 * The transfer whose room a calling browser may enter; undefined without an open transfer, and for a second browser
 * that has got hold of the same token.
 *
 * @throws AppError `unavailable`
 */
export const welcomeCaller = async (store: TransferStore, { identity, call }: Arrival, now: Date): Promise<Transfer | undefined> => {
  const found = await store.findByIdentity(identity);
  if (found === undefined) return undefined;
  const { transfer } = (await storeEvent(store, found, { kind: "caller_arrived", call }, now)).stored;
  // The same call again: our first response was lost.
  return isOpen(transfer.state) && transfer.state.kind !== "requested" && transfer.state.callerCall === call ? transfer : undefined;
};
