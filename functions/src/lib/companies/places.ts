import type { OpeningSpan } from "../extraction/opening-hours.ts";
import type { Company, CompanyStatus } from "./company.ts";
import type { CompanyQuery } from "./company-registry.ts";

/** What the map says of a place. The map's terms allow the id to be kept, and nothing else for long. */
export interface PlaceDetails {
  /** The one it has now: places get new ids. */
  readonly placeId: string;
  readonly name: string;
  /** ISO 3166-1, two letters. */
  readonly country: string | undefined;
  readonly address: string | undefined;
  readonly town: string | undefined;
  readonly website: string | undefined;
  /** In international form. */
  readonly phone: string | undefined;
  /** In the language that was asked for. */
  readonly category: string | undefined;
  readonly openingTimes: readonly OpeningSpan[];
  readonly status: CompanyStatus;
  /** Comes to its customers, and has no place that they could visit. */
  readonly isServiceArea: boolean;
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
