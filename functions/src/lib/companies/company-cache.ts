import type { Company } from "./company.ts";

/** Remembers what searches have found. */
export interface CompanyCache {
  /**
   * What was found, unless it was too long ago.
   *
   * @throws AppError `unavailable`
   */
  readonly findSearch: (key: string, now: Date) => Promise<readonly Company[] | undefined>;
  /** @throws AppError `unavailable` */
  readonly keepSearch: (key: string, companies: readonly Company[], expireAt: Date) => Promise<void>;
}
