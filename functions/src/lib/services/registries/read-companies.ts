import { companyLimits } from "../../companies/limits.ts";
import type { Company, Source } from "../../companies/company.ts";
import { RegisterError } from "../../companies/company-register.ts";

/**
 * Makes companies of a register's records. One that cannot be read is left out; when none of them can, the register's answers
 * have another form than is known here.
 *
 * @throws RegisterError `unreadable`
 */
export const readCompanies = (source: Source, records: unknown, read: (record: unknown) => Company | undefined): readonly Company[] => {
  if (!Array.isArray(records)) throw new RegisterError(source, "unreadable");
  const companies = records.slice(0, mostRecords).flatMap((record: unknown) => read(record) ?? []);
  if (companies.length === 0 && records.length > 0) throw new RegisterError(source, "unreadable");
  return companies;
};

/** Whatever is sent, only so much of it is compared with the query. The Finnish register sends 100. */
const mostRecords = companyLimits.asked * 5;
