import type { ListedCompany } from "../data/listed-company.ts";
import { fold, wordsOf } from "../data/matching.ts";
import { britain } from "../data/west.ts";
import { json, type Registry, sizeOf } from "../wire/fake-registry.ts";

/** The key of a local stack. */
export const localCompaniesHouseKey = "local-companies-house-key";

const authorization = `Basic ${Buffer.from(`${localCompaniesHouseKey}:`).toString("base64")}`;

export const british: Registry = ({ method, path, query, headers }) => {
  if (headers["authorization"] === undefined) return json({ error: "Empty Authorization header", type: "ch:service" }, 401);
  if (headers["authorization"] !== authorization) return json({ error: "Invalid Authorization", type: "ch:service" }, 401);
  const [, number] = /^\/company\/([^/]+)$/.exec(path) ?? [];
  if (method === "GET" && number !== undefined) {
    const found = britain.find((unit) => unit.number === number);
    return found === undefined
      ? json({ errors: [{ error: "company-profile-not-found", type: "ch:service" }] }, 404)
      : json(toProfile(found));
  }
  if (method !== "GET" || path !== "/search/companies") return json({ error: "Not found", type: "ch:service" }, 404);
  const asked = wordsOf(fold(query.get("q") ?? ""));
  const hits = (unit: ListedCompany): number => asked.filter((word) => wordsOf(fold(unit.name)).includes(word)).length;
  const found = britain.filter((unit) => hits(unit) > 0).toSorted((a, b) => hits(b) - hits(a));
  const size = sizeOf(query.get("items_per_page"), 20, 100);
  return json({
    kind: "search#companies",
    page_number: 1,
    items_per_page: size,
    start_index: 0,
    total_results: found.length,
    items: found.slice(0, size).map(toItem),
  });
};

const addressOf = ({ street, town, postcode }: ListedCompany): object => ({
  premises: /^\d+/.exec(street)?.[0] ?? "",
  address_line_1: street.replace(/^\d+ /, ""),
  locality: town,
  postal_code: postcode,
  country: "United Kingdom",
});

const statusOf = ({ closed }: ListedCompany): string => (closed === true ? "dissolved" : "active");

const toItem = (unit: ListedCompany): object => ({
  kind: "searchresults#company",
  title: unit.name,
  company_number: unit.number,
  company_status: statusOf(unit),
  company_type: "ltd",
  date_of_creation: "2022-02-02",
  description: `${unit.number} - Incorporated on 2 February 2022`,
  address: addressOf(unit),
  address_snippet: `${unit.street}, ${unit.town}, United Kingdom, ${unit.postcode}`,
  links: { self: `/company/${unit.number}` },
  matches: { title: [1, 7] },
});

const toProfile = (unit: ListedCompany): object => ({
  company_name: unit.name,
  company_number: unit.number,
  company_status: statusOf(unit),
  type: "ltd",
  jurisdiction: "england-wales",
  date_of_creation: "2022-02-02",
  registered_office_address: addressOf(unit),
  sic_codes: ["69102"],
  links: { self: `/company/${unit.number}` },
});
