import type { Portion } from "../platform/core/portions.ts";
import { transferLimits } from "./limits.ts";
import type { Allowance, Allowances, Transfer, TransferKey } from "./transfer.ts";

/** The times of recent calls to managers, oldest first, and the last transfer. */
export interface RateLedger {
  readonly starts: readonly Date[];
  readonly last: TransferKey | undefined;
  /** Undefined while there is no record. */
  readonly writeToken: string | undefined;
}

/** The calls of the whole deployment that may still be open. */
interface OpenCalls {
  /** When the place of a transfer becomes free, even if its end was never stored: by {@link slotOf}. */
  readonly slots: ReadonlyMap<string, Date>;
  readonly writeToken: string | undefined;
}

/** Everything that determines whether a phone may ring. */
export interface RateLedgers {
  readonly caller: RateLedger;
  readonly project: RateLedger;
  /** For the manager's phone, shared by all projects that name it. Its starts are not counted. */
  readonly line: RateLedger;
  readonly calls: OpenCalls;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Whether another call would exceed a limit. The windows are sliding, so that limits also hold across midnight. */
export const isUsedUp = ({ starts }: Pick<RateLedger, "starts">, { hour, day }: Allowance, now: Date): boolean =>
  countSince(starts, now, hourMs) >= hour || countSince(starts, now, dayMs) >= day;

export const findUsedUp = ({ caller, project }: RateLedgers, allowances: Allowances, now: Date): keyof Allowances | undefined => {
  if (isUsedUp(caller, allowances.person, now)) return "person";
  return isUsedUp(project, allowances.project, now) ? "project" : undefined;
};

const countSince = (starts: readonly Date[], now: Date, ms: number): number =>
  starts.filter((start) => now.getTime() - start.getTime() < ms).length;

/** In the last 24 hours. */
export const countOfDay = (starts: readonly Date[], now: Date): number => countSince(starts, now, dayMs);

/** Also drops starts that no limit counts any more. */
export const addCall = (ledger: RateLedger, now: Date): RateLedger => ({
  ...ledger,
  starts: [...ledger.starts.filter((start) => now.getTime() - start.getTime() < dayMs), now],
});

export const slotOf = ({ projectId, id }: TransferKey): string => `${projectId}/${id}`;

/** Whether the deployment has a place for another call of the project. The last quarter is for projects that have no open call. */
export const hasPlace = ({ slots }: OpenCalls, projectId: string, places: number, now: Date): boolean => {
  const open = [...slots].flatMap(([slot, until]) => (until > now ? [slot] : []));
  const isFirst = !open.some((slot) => slot.startsWith(slotOf({ projectId, id: "" })));
  return open.length < (isFirst ? places : Math.ceil(places * transferLimits.sharedPlaces));
};

export const addSlot = ({ slots, writeToken }: OpenCalls, key: TransferKey, now: Date): OpenCalls => ({
  slots: new Map([...slots].filter(([, until]) => until > now)).set(slotOf(key), new Date(now.getTime() + transferLimits.slotMs)),
  writeToken,
});

export interface StoredTransfer {
  readonly transfer: Transfer;
  readonly writeToken: string;
}

export interface LedgerKey {
  readonly projectId: string;
  readonly uid: string;
  /** E.164. */
  readonly managerPhone: string;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface TransferStore {
  readonly findLedgers: (key: LedgerKey) => Promise<RateLedgers>;
  readonly findTransfer: (key: TransferKey) => Promise<StoredTransfer | undefined>;
  readonly findByIdentity: (identity: string) => Promise<StoredTransfer | undefined>;
  /** Transfers that are overdue or not finished after their end, longest overdue first, so many at a time. */
  readonly findOverdue: (now: Date, size: number) => Promise<Portion<StoredTransfer>>;
  /**
   * Stores a new transfer together with its visitor's ledger, both or neither.
   *
   * @throws WriteConflict when the ledger has changed since it was read
   */
  readonly createTransfer: (transfer: Transfer, caller: RateLedger) => Promise<StoredTransfer>;
  /**
   * Stores the reservation of a dial together with the ledgers, all or nothing.
   *
   * @throws WriteConflict when the transfer or one of the ledgers has changed since it was read
   */
  readonly saveDial: (found: StoredTransfer, next: Transfer, ledgers: RateLedgers) => Promise<StoredTransfer>;
  /**
   * Stores a state. The end of a transfer is also counted, and frees its place among the deployment's calls.
   *
   * @throws WriteConflict when the transfer has changed since it was read
   */
  readonly saveTransfer: (found: StoredTransfer, next: Transfer) => Promise<StoredTransfer>;
}
