import type { OperatorEvent } from "../platform/core/operator-log.ts";
import type { Company, Source } from "./company.ts";
import type { RegistryId } from "./registry-id.ts";
import type { OpeningSpan } from "../platform/core/opening-hours.ts";
import type { Spent } from "../platform/core/spent.ts";

/**
 * Why a registry gave no answer.
 * - `down`: it cannot be reached or fails. `timeout`: it did not respond in time.
 * - `rate_limited`: it got too many requests, from Lectern or from others at the same IP address.
 * - `unreadable`: its response has an unknown format.
 * - `refused`: it denies access, for example because of a wrong key.
 * - `too_general`: too many companies would match. The registry is well.
 * - `not_configured`: the deployment has no key for it.
 */
export type RegistryFailure = "down" | "timeout" | "rate_limited" | "unreadable" | "refused" | "too_general" | "not_configured";

/** A registry gave no answer. The company may exist all the same. */
export class RegistryError extends Error {
  override readonly name = "RegistryError";
  readonly source: Source;
  readonly failure: RegistryFailure;

  constructor(source: Source, failure: RegistryFailure, cause?: unknown) {
    super(`${source}: ${failure}`, { cause });
    this.source = source;
    this.failure = failure;
  }
}

/** Reports a failing registry or map to operators. Contains nothing of the query. */
export const failureEvent = ({ source, failure }: RegistryError): OperatorEvent => ({
  severity: "WARNING",
  message: "a company registry gave no answer",
  outcome: failure,
  data: { registry: source },
});

/** A search, or a look-up by number or place: at the selection, and again by an extraction if nobody answered then. */
export type SearchUnit = Spent<"search_company">;
export type LookUpUnit = Spent<"select_company" | "run_extraction">;

export interface CompanyQuery {
  readonly text: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47, the language of the conversation. */
  readonly language: string;
}

export interface CompanyRegistry {
  readonly source: Source;
  /** Whether it covers every company of a country, not only those that registered voluntarily. */
  readonly isNational: boolean;
  /**
   * Companies whose names resemble the text, in the registry's own order. An empty result is not a failure.
   *
   * @throws RegistryError
   */
  readonly search: (query: CompanyQuery, signal: AbortSignal, spent: SearchUnit) => Promise<readonly Company[]>;
  /** @throws RegistryError */
  readonly findById: (id: RegistryId, signal: AbortSignal, spent: SearchUnit | LookUpUnit) => Promise<Company | "not_found">;
  /** Whether it covers every company with such a number: one that it does not find does not exist. */
  readonly hasAll: (id: RegistryId) => boolean;
  /** Whether it can look up such numbers at all. */
  readonly knows: (id: RegistryId) => boolean;
}

/** A place on the map. The map's terms allow long-term storage of the ID only. */
export interface PlaceDetails extends Pick<Company, "name" | "address" | "town" | "website" | "phone" | "status"> {
  /** The current ID: places can get new ones. */
  readonly placeId: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  /** In the requested language. */
  readonly category: string | undefined;
  readonly openingTimes: readonly OpeningSpan[];
  readonly url: string | null;
}

export interface Places {
  readonly isConfigured: () => boolean;
  /**
   * Businesses of the query's country, each with a `placeId`.
   *
   * @throws RegistryError
   */
  readonly search: (query: CompanyQuery, signal: AbortSignal, spent: SearchUnit) => Promise<readonly Company[]>;
  /** @throws RegistryError */
  readonly findPlace: (
    placeId: string,
    question: Omit<CompanyQuery, "text">,
    signal: AbortSignal,
    spent: LookUpUnit,
  ) => Promise<PlaceDetails | "not_found">;
}
