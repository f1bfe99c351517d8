import type { OperatorEvent } from "../core/operator-log.ts";
import type { Company, Source } from "./company.ts";
import type { RegistryId } from "./registry-id.ts";
import type { OpeningSpan } from "../core/opening-hours.ts";

/**
 * Why a registry gave no answer.
 * - `down`: it cannot be reached or fails. `timeout`: it did not respond in time.
 * - `rate_limited`: it was asked too often, by us or by others behind the same addresses.
 * - `unreadable`: its response has an unknown format.
 * - `refused`: it denies access, for example because the key is wrong.
 * - `not_configured`: the deployment has no key for it.
 */
export type RegistryFailure = "down" | "timeout" | "rate_limited" | "unreadable" | "refused" | "not_configured";

/** A registry gave no answer. That does not mean that there is no such company. */
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

/** Asks an operator to look after a registry, or the map. Holds nothing of what was looked for. */
export const failureEvent = ({ source, failure }: RegistryError): OperatorEvent => ({
  severity: "WARNING",
  message: "a company registry gave no answer",
  outcome: failure,
  data: { registry: source },
});

export interface CompanyQuery {
  readonly text: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47: of the conversation. */
  readonly language: string;
}

/** A public company registry. */
export interface CompanyRegistry {
  readonly source: Source;
  /** Whether it has every company of a country, and not only those that went there by themselves. */
  readonly isNational: boolean;
  /**
   * Companies whose names resemble the text, in the registry's own order. An empty result is not a failure.
   *
   * @throws RegistryError
   */
  readonly search: (query: CompanyQuery, signal: AbortSignal) => Promise<readonly Company[]>;
  /**
   * The company with exactly this number.
   *
   * @throws RegistryError
   */
  readonly findById: (id: RegistryId, signal: AbortSignal) => Promise<Company | "not_found">;
  /** Whether it has every company with such a number: what it cannot find then does not exist. */
  readonly hasAll: (id: RegistryId) => boolean;
  /** Whether it can look up such a number at all. */
  readonly knows: (id: RegistryId) => boolean;
}

/** What the map says about a place. Its terms allow only the ID to be stored for long. */
export interface PlaceDetails extends Pick<Company, "name" | "address" | "town" | "website" | "phone" | "status"> {
  /** The current ID: places get new ones. */
  readonly placeId: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  /** In the requested language. */
  readonly category: string | undefined;
  readonly openingTimes: readonly OpeningSpan[];
  /** Its page on the map. */
  readonly url: string | null;
}

/** A map of businesses. */
export interface Places {
  readonly isConfigured: () => boolean;
  /**
   * Businesses of the query's country, each with a `placeId`.
   *
   * @throws RegistryError
   */
  readonly search: (query: CompanyQuery, signal: AbortSignal) => Promise<readonly Company[]>;
  /** @throws RegistryError */
  readonly findPlace: (placeId: string, question: Omit<CompanyQuery, "text">, signal: AbortSignal) => Promise<PlaceDetails | "not_found">;
}
