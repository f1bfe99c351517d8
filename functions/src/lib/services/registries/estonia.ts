import { aCompany, type Company, type CompanyStatus } from "../../companies/company.ts";
import { type CompanyRegistry, RegistryError } from "../../companies/company-registry.ts";
import { at, otherNames, textAt } from "./json-fields.ts";
import { readCompanies } from "./read-companies.ts";
import { registryClient, type RegistryOptions } from "./registry-client.ts";

const source = "ee";
const scheme = "EE-REGCODE";

/** The autocompletion of the e-Business Register, its only service without an agreement: https://avaandmed.ariregister.rik.ee/en (2026-11). */
export const estonianRegistry = (options: RegistryOptions): CompanyRegistry => {
  const { ask } = registryClient({ ...options, source });
  const find = async (text: string, signal: AbortSignal): Promise<readonly Company[]> => {
    const body = await ask({ path: `/est/api/autocomplete?${new URLSearchParams({ q: text }).toString()}` }, signal);
    if (textAt(body, "status") !== "OK") throw new RegistryError(source, "unreadable");
    return readCompanies(source, at(body, "data"), readEntry);
  };
  return {
    source,
    knows: (id) => id.scheme === scheme,
    hasAll: (id) => id.scheme === scheme,
    search: async ({ text }, signal) => find(text, signal),
    findById: async ({ value }, signal) =>
      (await find(value, signal)).find(({ registryId }) => registryId === `${scheme}:${value}`) ?? "not_found",
  };
};

const readEntry = (entry: unknown): Company | undefined => {
  const [code, name] = [textAt(entry, "reg_code"), textAt(entry, "name")];
  if (code === undefined || name === undefined) return undefined;
  const former = at(entry, "historical_names");
  const address = textAt(entry, "legal_address");
  return aCompany({
    name,
    otherNames: otherNames(name, typeof former === "string" ? former.split(/[;|]/) : former),
    country: "EE",
    registryId: `${scheme}:${code}`,
    status: statuses.get(textAt(entry, "status") ?? "") ?? "unknown",
    address,
    town: townOf(address),
    source,
    sourceUrl: textAt(entry, "url") ?? `https://ariregister.rik.ee/est/company/${code}`,
  });
};

/** Registered, in liquidation, bankrupt, deleted. */
const statuses: ReadonlyMap<string, CompanyStatus> = new Map([
  ["R", "active"],
  ["L", "closed"],
  ["N", "closed"],
  ["K", "closed"],
]);

/** "Harju maakond, Tallinn, Kesklinna linnaosa, ...": the county comes first. */
const townOf = (address: string | undefined): string | undefined => {
  const [first, second] = (address ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return first?.endsWith("maakond") === true ? second : first;
};
