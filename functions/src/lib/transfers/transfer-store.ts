import type { Books } from "./rate-ledger.ts";
import type { Transfer, TransferKey } from "./transfer.ts";

/** A transfer as it was read. */
export interface StoredTransfer {
  readonly transfer: Transfer;
  /** Names this state of the record. */
  readonly writeToken: string;
}

export interface BookKey {
  readonly projectId: string;
  readonly uid: string;
  /** E.164. */
  readonly managerPhone: string;
}

export interface TransferStore {
  /** @throws AppError `unavailable` */
  readonly findBooks: (key: BookKey) => Promise<Books>;
  /** @throws AppError `unavailable` */
  readonly findTransfer: (key: TransferKey) => Promise<StoredTransfer | undefined>;
  /** @throws AppError `unavailable` */
  readonly findByIdentity: (identity: string) => Promise<StoredTransfer | undefined>;
  /**
   * Transfers whose time is up, or that still have legs to end; those that wait longest come first.
   *
   * @throws AppError `unavailable`
   */
  readonly findOverdue: (now: Date, limit: number) => Promise<readonly StoredTransfer[]>;
  /**
   * Stores a new transfer and the books with it, all or nothing.
   *
   * @throws WriteConflict when one of the books is no longer as it was read
   * @throws AppError `unavailable`
   */
  readonly createTransfer: (transfer: Transfer, books: Books) => Promise<StoredTransfer>;
  /**
   * @throws WriteConflict when the transfer is no longer as it was read
   * @throws AppError `unavailable`
   */
  readonly saveTransfer: (found: StoredTransfer, next: Transfer) => Promise<StoredTransfer>;
}
