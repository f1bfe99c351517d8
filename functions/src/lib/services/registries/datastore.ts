import { companyLimits } from "../../companies/limits.ts";
import type { Company, Source } from "../../companies/company.ts";
import { type CompanyQuery, type CompanyRegistry, RegistryError } from "../../companies/company-registry.ts";
import type { RegistryId } from "../../companies/registry-id.ts";
import { at } from "./json-fields.ts";
import { readCompanies } from "./read-companies.ts";
import { registryClient, type RegistryOptions } from "./registry-client.ts";

/** A registry that is published as a table of a CKAN portal: https://docs.ckan.org/en/latest/maintaining/datastore.html (2026-11). */
export interface Datastore {
  readonly source: Source;
  readonly scheme: string;
  /** The path of `datastore_search`. */
  readonly path: string;
  readonly resourceId: string;
  /** The column of the number. */
  readonly numberField: string;
  /** What is searched for: a text in all columns, or texts by column. */
  readonly toQuery: (query: CompanyQuery) => string;
  readonly read: (record: unknown) => Company | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hasAll?: (id: RegistryId) => boolean;
}

export const datastoreRegistry = (store: Datastore, options: RegistryOptions): CompanyRegistry => {
  const { source, scheme, path, resourceId, numberField, toQuery, read, headers = {}, hasAll = () => true } = store;
  const { ask } = registryClient({ ...options, source });
  const find = async (what: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly Company[]> => {
    const query = new URLSearchParams({ resource_id: resourceId, limit: String(companyLimits.asked), ...what });
    const body = await ask({ path: `${path}?${query.toString()}`, headers }, signal);
    // Some portals report their failures with status 200.
    if (at(body, "success") === false) throw new RegistryError(source, "down");
    return readCompanies(source, at(body, "result", "records"), read);
  };
  return {
    source,
    knows: (id) => id.scheme === scheme,
    hasAll: (id) => id.scheme === scheme && hasAll(id),
    search: async (query, signal) => find({ q: toQuery(query) }, signal),
    findById: async ({ value }, signal) => {
      const companies = await find({ filters: JSON.stringify({ [numberField]: value }) }, signal);
      return companies.find(({ registryId }) => registryId === `${scheme}:${value}`) ?? "not_found";
    },
  };
};
