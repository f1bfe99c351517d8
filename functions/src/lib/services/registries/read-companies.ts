import { companyLimits } from "../../companies/limits.ts";
import type { Company, Source } from "../../companies/company.ts";
import { RegistryError } from "../../companies/company-registry.ts";

/**
 * Converts a registry's records to companies. A record that cannot be read is left out; if none can be read, the registry has
 * changed its format.
 *
 * @throws RegistryError `unreadable`
 */
export const readCompanies = (source: Source, records: unknown, read: (record: unknown) => Company | undefined): readonly Company[] => {
  if (!Array.isArray(records)) throw new RegistryError(source, "unreadable");
  const companies = records.slice(0, mostRecords).flatMap((record: unknown) => read(record) ?? []);
  if (companies.length === 0 && records.length > 0) throw new RegistryError(source, "unreadable");
  return companies;
};

/** However many records are sent, only so many are compared with the query. The Finnish registry sends 100. */
const mostRecords = companyLimits.asked * 5;
