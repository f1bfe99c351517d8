import { companyLimits } from "../../companies/limits.ts";
import { type CompanyQuery, RegistryError } from "../../companies/company-registry.ts";
import { at } from "./json-fields.ts";
import { type NationalRegistry, nationalRegistry } from "./national-registry.ts";
import type { RegistryRequest } from "./registry-client.ts";

/** A registry published as a table of a CKAN portal: https://docs.ckan.org/en/latest/maintaining/datastore.html (2026-11). */
interface Datastore extends Omit<NationalRegistry, "byName" | "byNumber" | "records"> {
  /** The path of `datastore_search`. */
  readonly path: string;
  readonly resourceId: string;
  readonly numberField: string;
  /** The search terms: words for all columns, or JSON by column. */
  readonly toQuery?: (query: CompanyQuery) => string;
}

export const datastoreRegistry = ({ path, resourceId, numberField, toQuery = ({ text }) => text, ...registry }: Datastore) => {
  const find = (what: Readonly<Record<string, string>>): RegistryRequest => ({
    path,
    query: { resource_id: resourceId, limit: companyLimits.asked, ...what },
  });
  return nationalRegistry({
    ...registry,
    byName: (query) => find({ q: toQuery(query) }),
    byNumber: (number) => [find({ filters: JSON.stringify({ [numberField]: number }) })],
    records: (answer) => {
      // Some portals report failures with status 200.
      if (at(answer, "success") === false) throw new RegistryError(registry.source, "down");
      return at(answer, "result", "records");
    },
  });
};
