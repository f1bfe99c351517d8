import type { Company } from "./company.ts";

/** Remembers the results of searches. */
export interface CompanyCache {
  /**
   * The result, unless it is too old.
   *
   * @throws AppError `unavailable`
   */
  readonly findSearch: (key: string, now: Date) => Promise<readonly Company[] | undefined>;
  /** @throws AppError `unavailable` */
  readonly keepSearch: (key: string, companies: readonly Company[], expireAt: Date) => Promise<void>;
}
