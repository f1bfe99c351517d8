import { expect } from "chai";
import { aCompany, type Company } from "./company.ts";
import type { CompanyRegistry } from "./company-registry.ts";
import { readQuery } from "./read-query.ts";
import { searchCompanies } from "./search-companies.ts";
import { Spent } from "../platform/core/spent.ts";

const bakery = aCompany({ name: "FJORD BAKERI AS", country: "NO", source: "no", town: "Bergen", status: "active" });

/** Finds names that begin with the text, as the registries do. */
const registryOf = (companies: readonly Company[], asked: string[]): CompanyRegistry => ({
  source: "no",
  isNational: true,
  search: async ({ text }) => {
    asked.push(text);
    return Promise.resolve(companies.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase())));
  },
  findById: async () => Promise.resolve("not_found"),
  hasAll: () => false,
  knows: () => false,
});

const search = async (said: string) => {
  const asked: string[] = [];
  const reading = readQuery(said, "NO");
  if (reading.kind !== "query") throw new Error(reading.problem);
  const ports = {
    registriesOf: () => [registryOf([bakery], asked)],
    places: {
      isConfigured: () => false,
      search: async () => Promise.resolve([]),
      findPlace: async () => Promise.resolve("not_found" as const),
    },
    log: () => undefined,
    spend: async () => Promise.resolve(new Spent("search_company")),
  };
  const { candidates } = await searchCompanies(ports, reading.query, { country: "NO", language: "en" }, new AbortController().signal);
  return { found: candidates.map(({ name }) => name), asked };
};

describe("searchCompanies", () => {
  it("finds a company whose name was heard with a wrong letter, with and without its town", async () => {
    expect((await search("Fjord Bakari")).found).to.deep.equal(["FJORD BAKERI AS"]);
    expect((await search("Fjord Bakari in Bergen")).found).to.deep.equal(["FJORD BAKERI AS"]);
  });

  it("asks at most three times, and once if the name is right", async () => {
    expect((await search("Fjord Bakeri AS in Bergen")).asked).to.deep.equal(["Fjord Bakeri AS"]);
    expect((await search("Nobody Knows in Bergen")).asked).to.deep.equal(["Nobody Knows", "Nobody Knows in Bergen", "Nobody"]);
  });
});
