import { companyLimits } from "../../companies/limits.ts";
import { aCompany, type Company } from "../../companies/company.ts";
import type { CompanyRegistry } from "../../companies/company-registry.ts";
import { addressLine, at, listAt, otherNames, textAt } from "./json-fields.ts";
import { readCompanies } from "./read-companies.ts";
import { registryClient, type RegistryOptions } from "./registry-client.ts";

const source = "sk";
const scheme = "SK-ICO";

/** The Register of Legal Persons: https://api.statistics.sk/rpo/v1 (2026-11). */
export const slovakRegistry = (options: RegistryOptions): CompanyRegistry => {
  const { ask } = registryClient({ ...options, source });
  const find = async (what: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly Company[]> => {
    const query = new URLSearchParams({ ...what, page: "0", size: String(companyLimits.asked) });
    const body = await ask({ path: `/rpo/v1/search?${query.toString()}`, absent: [404] }, signal);
    return body === undefined ? [] : readCompanies(source, at(body, "results"), readEntity);
  };
  return {
    source,
    knows: (id) => id.scheme === scheme,
    hasAll: (id) => id.scheme === scheme,
    search: async ({ text }, signal) => find({ fullName: text }, signal),
    findById: async ({ value }, signal) =>
      (await find({ identifier: value }, signal)).find(({ registryId }) => registryId === `${scheme}:${value}`) ?? "not_found",
  };
};

const readEntity = (entity: unknown): Company | undefined => {
  const number = textAt(current(listAt(entity, "identifiers")), "value")
    ?.replaceAll(/\D/g, "")
    .padStart(8, "0");
  const names = listAt(entity, "fullNames");
  const name = textAt(current(names), "value");
  if (number === undefined || name === undefined) return undefined;
  const place = current(listAt(entity, "addresses"));
  const town = textAt(place, "municipality", "value");
  const street = [textAt(place, "street"), textAt(place, "buildingNumber")].filter((part) => part !== undefined).join(" ");
  return aCompany({
    name,
    otherNames: otherNames(
      name,
      names.map((other) => textAt(other, "value")),
    ),
    country: "SK",
    registryId: `${scheme}:${number}`,
    status: textAt(entity, "termination") === undefined && textAt(entity, "terminationDate") === undefined ? "active" : "closed",
    address: addressLine(street, [textAt(place, "postalCodes", 0), town].filter((part) => part !== undefined).join(" ")),
    town,
    source,
  });
};

/** Former names and addresses have an end. */
const current = (values: readonly unknown[]): unknown => values.find((value) => textAt(value, "validTo") === undefined) ?? values.at(-1);
