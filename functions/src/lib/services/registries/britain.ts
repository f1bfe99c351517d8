import { companyLimits } from "../../companies/limits.ts";
import { aCompany, type Company, type CompanyStatus } from "../../companies/company.ts";
import { type CompanyRegistry, RegistryError } from "../../companies/company-registry.ts";
import { addressLine, at, placeName, textAt } from "./json-fields.ts";
import { readCompanies } from "./read-companies.ts";
import { registryClient, type RegistryOptions } from "./registry-client.ts";

const source = "gb";
const scheme = "GB-CRN";

interface BritishOptions extends RegistryOptions {
  /** Empty when the deployment has none. */
  readonly apiKey: () => string;
}

/** Companies House: https://developer-specs.company-information.service.gov.uk (2026-11). 600 questions in 5 minutes for each key. */
export const britishRegistry = ({ apiKey, ...options }: BritishOptions): CompanyRegistry => {
  const { ask } = registryClient({ ...options, source });
  const authorization = (): Readonly<Record<string, string>> => {
    const key = apiKey();
    if (key === "") throw new RegistryError(source, "not_configured");
    // RFC 7617: the key is the user name, and there is no password.
    return { Authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` };
  };
  return {
    source,
    knows: (id) => id.scheme === scheme,
    hasAll: (id) => id.scheme === scheme,
    search: async ({ text }, signal) => {
      const query = new URLSearchParams({ q: text, items_per_page: String(companyLimits.asked) });
      const body = await ask({ path: `/search/companies?${query.toString()}`, headers: authorization() }, signal);
      return readCompanies(source, at(body, "items"), readItem);
    },
    findById: async ({ value }, signal) => {
      const profile = await ask({ path: `/company/${value}`, headers: authorization(), absent: [404] }, signal);
      if (profile === undefined) return "not_found";
      const company = readItem(profile);
      if (company === undefined) throw new RegistryError(source, "unreadable");
      return company.registryId === `${scheme}:${value}` ? company : "not_found";
    },
  };
};

/** An item of a list, or a profile, which has other names for the same. */
const readItem = (item: unknown): Company | undefined => {
  const [number, name] = [textAt(item, "company_number"), textAt(item, "title") ?? textAt(item, "company_name")];
  if (number === undefined || name === undefined) return undefined;
  const address = at(item, "address") ?? at(item, "registered_office_address");
  const parts = ["premises", "address_line_1", "address_line_2", "locality", "region", "postal_code"].map((part) => textAt(address, part));
  return aCompany({
    name,
    country: "GB",
    registryId: `${scheme}:${number}`,
    status: statusOf(textAt(item, "company_status")),
    address: textAt(item, "address_snippet") ?? addressLine(parts),
    town: placeName(textAt(address, "locality")),
    source,
    sourceUrl: `https://find-and-update.company-information.service.gov.uk/company/${number}`,
  });
};

const active: ReadonlySet<string> = new Set(["active", "open", "registered"]);

/** Companies in administration, receivership or an arrangement still trade. */
const closed: ReadonlySet<string> = new Set([
  "dissolved",
  "liquidation",
  "converted-closed",
  "closed",
  "removed",
  "insolvency-proceedings",
]);

const statusOf = (status: string | undefined): CompanyStatus =>
  active.has(status ?? "") ? "active" : closed.has(status ?? "") ? "closed" : "unknown";
