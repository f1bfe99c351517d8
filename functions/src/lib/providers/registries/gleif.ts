import { companyLimits } from "../../companies/limits.ts";
import { aCompany, type Company } from "../../companies/company.ts";
import { type CompanyRegistry, RegistryError } from "../../companies/company-registry.ts";
import { type RegistryId, readRegistryId, writeRegistryId } from "../../companies/registry-id.ts";
import { addressLine, at, listAt, otherNames, placeName, spaced, statusOf, textAt } from "./json-fields.ts";
import { readCompanies, registryClient, type RegistryOptions } from "./registry-client.ts";

const source = "gleif";
const scheme = "LEI";
const path = "/api/v1/lei-records";
const headers = { Accept: "application/vnd.api+json" };

/**
 * Global legal entity identifiers: https://www.gleif.org/en/lei-data/gleif-api (2026-11). Licence: CC0. Covers the some three million
 * companies that bought an identifier. The limit is unpublished; users report 60 requests a minute.
 */
export const worldRegistry = (options: RegistryOptions): CompanyRegistry => {
  const { ask } = registryClient({ ...options, source, origin: "https://api.gleif.org" });
  const find = async (filters: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly Company[]> => {
    const query = { ...filters, "page[size]": companyLimits.asked, "page[number]": 1 };
    const records = at(await ask({ path, query, headers }, signal), "data");
    const wanted = Array.isArray(records)
      ? records.filter((record: unknown) => !unwanted.has(textAt(record, "attributes", "entity", "category") ?? ""))
      : records;
    return readCompanies(source, wanted, readRecord);
  };
  return {
    source,
    isNational: false,
    knows: () => true,
    hasAll: (id) => id.scheme === scheme,
    // By address, because the jurisdiction of American and Canadian companies is a state or province, not the country.
    search: async ({ text, country }, signal) => find({ "filter[fulltext]": text, "filter[entity.legalAddress.country]": country }, signal),
    findById: async (id, signal) => {
      if (id.scheme !== scheme) return findNational(find, id, signal);
      const body = await ask({ path: `${path}/${id.value}`, headers, absent: [404] }, signal);
      if (body === undefined) return "not_found";
      const company = readRecord(at(body, "data"));
      if (company === undefined) throw new RegistryError(source, "unreadable");
      return company.registryId === writeRegistryId(id) ? company : "not_found";
    },
  };
};

type Find = (filters: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<readonly Company[]>;

const findNational = async (find: Find, id: RegistryId, signal: AbortSignal): Promise<Company | "not_found"> => {
  const country = id.scheme.slice(0, 2);
  const companies = await find({ "filter[entity.registeredAs]": id.value, "filter[entity.legalAddress.country]": country }, signal);
  // German courts and American states assign numbers independently, so a number may belong to several companies.
  const [company, ...others] = companies.filter(({ otherIds }) => otherIds.includes(writeRegistryId(id)));
  return company === undefined || others.length > 0 ? "not_found" : company;
};

/** Funds are not companies, and a branch is part of one. */
const unwanted: ReadonlySet<string> = new Set(["FUND", "BRANCH"]);

const readRecord = (record: unknown): Company | undefined => {
  const entity = at(record, "attributes", "entity");
  const lei = textAt(record, "attributes", "lei") ?? textAt(record, "id");
  const [name, place] = [textAt(entity, "legalName", "name"), at(entity, "legalAddress")];
  const country = textAt(place, "country");
  if (lei === undefined || name === undefined || country === undefined) return undefined;
  const national = readRegistryId(textAt(entity, "registeredAs") ?? "", country);
  const town = placeName(textAt(place, "city"));
  const names = [...listAt(entity, "otherNames"), ...listAt(entity, "transliteratedOtherNames")];
  return aCompany({
    name,
    otherNames: otherNames(name, ...names.map((other) => textAt(other, "name"))),
    country,
    registryId: `${scheme}:${lei}`,
    otherIds: national === undefined ? [] : [writeRegistryId(national)],
    status: statusOf(textAt(entity, "status"), { active: ["ACTIVE"], closed: ["INACTIVE"] }),
    address: addressLine(listAt(place, "addressLines"), spaced(textAt(place, "postalCode"), town)),
    town,
    source,
    sourceUrl: `https://search.gleif.org/#/record/${lei}`,
  });
};
