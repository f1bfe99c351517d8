import { RegistryError } from "../../../src/lib/companies/company-registry.ts";
import { places as map } from "../../../src/lib/providers/registries/registries.ts";
import { Spent } from "../../../src/lib/platform/core/spent.ts";
import { type Check, fail, pass, skip } from "../check.ts";
import { nameFor } from "./known-companies.ts";

/** Checks that Google Places finds an existing business. */
export const places: Check = {
  name: "others/places",
  run: async ({ projectId }, signal) => {
    if (!map.isConfigured()) return skip("PLACES_API_KEY is not set, or this account may not read it.");
    const text = nameFor(["Bryggen Bergen", "Fjord Bakeri"]);
    const mend = `Is the API on, and may the key use it? gcloud services enable places.googleapis.com --project ${projectId}`;
    try {
      const found = await map.search({ text, country: "NO", language: "en" }, signal, new Spent("search_company"));
      return found.length > 0 ? pass("Google Places finds a known business.") : fail(`Google Places does not find ${text}.`, mend);
    } catch (error) {
      if (error instanceof RegistryError) return fail(`Google Places failed: ${error.failure}.`, mend);
      throw error;
    }
  },
};
