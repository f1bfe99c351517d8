import type { FakeRegistries } from "../../../fakes/registries/start-fake-registries.ts";
import { isNational, placesAt, registryAt, searched } from "./registries-at.ts";
import { readQuery } from "../../../src/lib/companies/read-query.ts";
import { type CompanySearch, searchCompanies, type SearchPorts } from "../../../src/lib/companies/search-companies.ts";
import type { RegistryOptions } from "../../../src/lib/providers/registries/registry-client.ts";

interface SearchBench {
  readonly ports: SearchPorts;
  readonly reported: string[];
  readonly search: (country: string, text: string) => Promise<CompanySearch>;
}

interface BenchOptions extends Partial<RegistryOptions> {
  readonly placesKey?: string;
}

/** A search with the registries of a test. */
export const searchBench = (registries: FakeRegistries, { placesKey = "", ...options }: BenchOptions = {}): SearchBench => {
  const reported: string[] = [];
  const world = registryAt(registries, "gleif", options);
  const ports: SearchPorts = {
    registriesOf: (country) => {
      const name = country.toLowerCase();
      return isNational(name) ? [registryAt(registries, name, options), world] : [world];
    },
    places: placesAt(registries, { ...options, apiKey: placesKey }),
    spend: async () => searched,
    log: ({ outcome, data }) => {
      reported.push(`${String(data?.registry)} ${outcome}`);
    },
  };
  const search = async (country: string, text: string): Promise<CompanySearch> => {
    const reading = readQuery(text, country);
    if (reading.kind === "problem") throw new Error(reading.problem);
    return searchCompanies(ports, reading.query, { country, language: "en" }, new AbortController().signal);
  };
  return { ports, reported, search };
};
