import { aCompany, type Company } from "../../companies/company.ts";
import type { CompanyRegistry } from "../../companies/company-registry.ts";
import { addressLine, at, listAt, otherNames, placeName, textAt } from "./json-fields.ts";
import { readCompanies } from "./read-companies.ts";
import { registryClient, type RegistryOptions } from "./registry-client.ts";

const source = "fi";
const scheme = "FI-YTUNNUS";

/** PRH YTJ open data, version 3: https://avoindata.prh.fi/en/ytj/swagger-ui (2026-11). Licence: CC BY 4.0. */
export const finnishRegistry = (options: RegistryOptions): CompanyRegistry => {
  const { ask } = registryClient({ ...options, source });
  const find = async (query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly Company[]> => {
    const body = await ask({ path: `/opendata-ytj-api/v3/companies?${new URLSearchParams(query).toString()}`, absent: [404] }, signal);
    return body === undefined ? [] : readCompanies(source, at(body, "companies"), readUnit);
  };
  return {
    source,
    knows: (id) => id.scheme === scheme,
    hasAll: (id) => id.scheme === scheme,
    search: async ({ text }, signal) => find({ name: text }, signal),
    findById: async ({ value }, signal) =>
      (await find({ businessId: value }, signal)).find(({ registryId }) => registryId === `${scheme}:${value}`) ?? "not_found",
  };
};

const readUnit = (unit: unknown): Company | undefined => {
  const number = textAt(unit, "businessId", "value");
  const names = listAt(unit, "names");
  const current = names.find((name) => textAt(name, "type") === "1" && textAt(name, "endDate") === undefined) ?? names[0];
  const name = textAt(current, "name");
  if (number === undefined || name === undefined) return undefined;
  const addresses = listAt(unit, "addresses");
  // 1 is a street, 2 a post box.
  const address = addresses.find((candidate) => textAt(candidate, "type") === "1") ?? addresses[0];
  const town = placeName(inLanguage(listAt(address, "postOffices"), finnish, "city"));
  return aCompany({
    name,
    otherNames: otherNames(
      name,
      names.map((other) => textAt(other, "name")),
    ),
    country: "FI",
    registryId: `${scheme}:${number}`,
    status: textAt(unit, "endDate") !== undefined || textAt(unit, "tradeRegisterStatus") === ceased ? "closed" : "active",
    address: addressLine(
      joined(address, "street", "buildingNumber"),
      [textAt(address, "postCode"), town].filter((part) => part !== undefined).join(" "),
    ),
    town,
    website: textAt(unit, "website", "url"),
    industry: inLanguage(listAt(unit, "mainBusinessLine", "descriptions"), english, "description"),
    source,
    sourceUrl: `https://tietopalvelu.ytj.fi/yritys/${number}`,
  });
};

const finnish = "1";
const english = "3";
const ceased = "4";

const inLanguage = (texts: readonly unknown[], language: string, field: string): string | undefined =>
  textAt(texts.find((text) => textAt(text, "languageCode") === language) ?? texts[0], field);

const joined = (value: unknown, ...fields: readonly string[]): string =>
  fields
    .map((field) => textAt(value, field))
    .filter((part) => part !== undefined)
    .join(" ");
