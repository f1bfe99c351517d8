import type { FakeRegistries } from "../../../fakes/registries/start-fake-registries.ts";
import { isNational, placesAt, registerAt } from "./registers-at.ts";
import type { Company } from "../../../src/lib/companies/company.ts";
import type { CompanyCache } from "../../../src/lib/companies/company-cache.ts";
import type { RegisterError } from "../../../src/lib/companies/company-register.ts";
import { readQuery } from "../../../src/lib/companies/read-query.ts";
import { type Findings, searchCompanies, type SearchPorts } from "../../../src/lib/companies/search-companies.ts";
import type { RegisterOptions } from "../../../src/lib/services/registries/register-client.ts";

export interface SearchBench {
  readonly ports: SearchPorts;
  readonly kept: Map<string, { readonly companies: readonly Company[]; readonly expireAt: Date }>;
  readonly reported: RegisterError[];
  readonly search: (country: string, text: string) => Promise<Findings>;
}

interface BenchOptions extends Partial<RegisterOptions> {
  readonly placesKey?: string;
}

/** A search with the registers of a test, and with a memory of its own. */
export const searchBench = (registries: FakeRegistries, { placesKey = "", ...options }: BenchOptions = {}): SearchBench => {
  const kept: SearchBench["kept"] = new Map();
  const reported: RegisterError[] = [];
  const cache: CompanyCache = {
    findSearch: async (key, now) => {
      const found = kept.get(key);
      return found !== undefined && found.expireAt > now ? found.companies : undefined;
    },
    keepSearch: async (key, companies, expireAt) => {
      kept.set(key, { companies, expireAt });
    },
  };
  const world = registerAt(registries, "gleif", options);
  const ports: SearchPorts = {
    registersOf: (country) => {
      const name = country.toLowerCase();
      return isNational(name) ? [registerAt(registries, name, options), world] : [world];
    },
    places: placesAt(registries, { ...options, apiKey: placesKey }),
    cache,
    now: () => new Date(),
    report: (failure) => {
      reported.push(failure);
    },
  };
  const search = async (country: string, text: string): Promise<Findings> => {
    const reading = readQuery(text, country);
    if (reading.kind === "problem") throw new Error(reading.problem);
    return searchCompanies(ports, reading.query, { country, language: "en" }, new AbortController().signal);
  };
  return { ports, kept, reported, search };
};
