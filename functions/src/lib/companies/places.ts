import type { OpeningSpan } from "../core/opening-hours.ts";
import type { Company } from "./company.ts";
import type { CompanyQuery } from "./company-registry.ts";

/** What the map says about a place. Its terms allow only the ID to be stored for long. */
export interface PlaceDetails extends Pick<Company, "name" | "address" | "town" | "website" | "phone" | "status"> {
  /** The current ID: places get new ones. */
  readonly placeId: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
  /** In the requested language. */
  readonly category: string | undefined;
  readonly openingTimes: readonly OpeningSpan[];
  /** Visits its customers and has no premises that they could visit. */
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
