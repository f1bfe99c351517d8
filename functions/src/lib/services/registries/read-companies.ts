import { companyLimits } from "../../companies/limits.ts";
import type { Company, Source } from "../../companies/company.ts";
import { RegistryError } from "../../companies/company-registry.ts";

/**
 * Makes companies of a registry's records. One that cannot be read is left out; when none of them can, the registry's answers
 * have another form than is known here.
 *
 * @throws RegistryError `unreadable`
 */
export const readCompanies = (source: Source, records: unknown, read: (record: unknown) => Company | undefined): readonly Company[] => {
  if (!Array.isArray(records)) throw new RegistryError(source, "unreadable");
  const companies = records.slice(0, mostRecords).flatMap((record: unknown) => read(record) ?? []);
  if (companies.length === 0 && records.length > 0) throw new RegistryError(source, "unreadable");
  return companies;
};

/** Whatever is sent, only so much of it is compared with the query. The Finnish registry sends 100. */
const mostRecords = companyLimits.asked * 5;
