import type { RateLedger, RateLedgers } from "./rate-ledger.ts";
import type { Transfer, TransferKey } from "./transfer.ts";

/** A transfer as it was read. */
export interface StoredTransfer {
  readonly transfer: Transfer;
  /** The write token of this state. */
  readonly writeToken: string;
}

export interface LedgerKey {
  readonly projectId: string;
  readonly uid: string;
  /** E.164. */
  readonly managerPhone: string;
}

export interface TransferStore {
  /** @throws AppError `unavailable` */
  readonly findLedgers: (key: LedgerKey) => Promise<RateLedgers>;
  /** @throws AppError `unavailable` */
  readonly findTransfer: (key: TransferKey) => Promise<StoredTransfer | undefined>;
  /** @throws AppError `unavailable` */
  readonly findByIdentity: (identity: string) => Promise<StoredTransfer | undefined>;
  /**
   * Transfers that are overdue, or whose end still asks for something, longest overdue first.
   *
   * @throws AppError `unavailable`
   */
  readonly findOverdue: (now: Date, limit: number) => Promise<readonly StoredTransfer[]>;
  /**
   * Stores a new transfer together with its visitor's ledger, both or neither.
   *
   * @throws WriteConflict when the ledger has changed since it was read
   * @throws AppError `unavailable`
   */
  readonly createTransfer: (transfer: Transfer, caller: RateLedger) => Promise<StoredTransfer>;
  /**
   * Stores the right to dial together with the ledgers, all or nothing.
   *
   * @throws WriteConflict when the transfer or one of the ledgers has changed since it was read
   * @throws AppError `unavailable`
   */
  readonly saveDial: (found: StoredTransfer, next: Transfer, ledgers: RateLedgers) => Promise<StoredTransfer>;
  /**
   * Stores a state. The end of a transfer is counted with it, and frees its place among the calls of the deployment.
   *
   * @throws WriteConflict when the transfer has changed since it was read
   * @throws AppError `unavailable`
   */
  readonly saveTransfer: (found: StoredTransfer, next: Transfer) => Promise<StoredTransfer>;
}
