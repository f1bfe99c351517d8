import type { RateLedgers } from "./rate-ledger.ts";
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
   * Transfers that are overdue or still have legs to end, longest overdue first.
   *
   * @throws AppError `unavailable`
   */
  readonly findOverdue: (now: Date, limit: number) => Promise<readonly StoredTransfer[]>;
  /**
   * Stores a new transfer together with the ledgers, all or nothing.
   *
   * @throws WriteConflict when one of the ledgers has changed since it was read
   * @throws AppError `unavailable`
   */
  readonly createTransfer: (transfer: Transfer, ledgers: RateLedgers) => Promise<StoredTransfer>;
  /**
   * @throws WriteConflict when the transfer has changed since it was read
   * @throws AppError `unavailable`
   */
  readonly saveTransfer: (found: StoredTransfer, next: Transfer) => Promise<StoredTransfer>;
}
