import type { Company, Source } from "./company.ts";
import type { RegistryId } from "./registry-id.ts";

/**
 * Why a register could not be asked.
 * - `down`: it cannot be reached, or fails. `timeout`: it did not answer in time.
 * - `rate_limited`: it was asked too often, by us or by others behind the same addresses.
 * - `unreadable`: it answered something else than it is known to answer.
 * - `refused`: it does not let us in: its key is wrong, or it does not want us.
 * - `not_configured`: the deployment has no key for it.
 */
export type RegisterFailure = "down" | "timeout" | "rate_limited" | "unreadable" | "refused" | "not_configured";

/** A register gave no answer. It does not say that there is no such company. */
export class RegisterError extends Error {
  override readonly name = "RegisterError";
  readonly source: Source;
  readonly failure: RegisterFailure;

  constructor(source: Source, failure: RegisterFailure, cause?: unknown) {
    super(`${source}: ${failure}`, { cause });
    this.source = source;
    this.failure = failure;
  }
}

export interface CompanyQuery {
  readonly text: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** BCP 47: of the conversation. */
  readonly language: string;
}

/** A public register of companies. */
export interface CompanyRegister {
  readonly source: Source;
  /**
   * Companies whose names resemble the text, in the register's own order. None is not a failure.
   *
   * @throws RegisterError
   */
  readonly search: (query: CompanyQuery, signal: AbortSignal) => Promise<readonly Company[]>;
  /**
   * The company that has exactly this number.
   *
   * @throws RegisterError
   */
  readonly findById: (id: RegistryId, signal: AbortSignal) => Promise<Company | "not_found">;
  /** Whether it has every company with such a number: what it does not find then does not exist. */
  readonly hasAll: (id: RegistryId) => boolean;
  /** Whether it can be asked for such a number at all. */
  readonly knows: (id: RegistryId) => boolean;
}
