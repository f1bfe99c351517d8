import { RegistryError } from "../../../src/lib/companies/company-registry.ts";
import { registriesOf } from "../../../src/lib/providers/registries/registries.ts";
import { Spent } from "../../../src/lib/platform/core/spent.ts";
import { type Check, pass, warn } from "../check.ts";
import { knownCompanies } from "./known-companies.ts";

/** Checks that each country's registry finds an existing company. Registries that require a key are checked only if it is set. */
export const registries: Check = {
  name: "others/registries",
  timeMs: 60_000,
  run: async (_patient, signal) => {
    const look = async ([country, text]: readonly [string, string]): Promise<string | undefined> => {
      const own = registriesOf(country).find(({ isNational }) => isNational);
      if (own === undefined) return undefined;
      try {
        const found = await own.search({ text, country, language: "en" }, signal, new Spent("search_company"));
        return found.length > 0 ? `${own.source} ok` : `${own.source} does not find ${text}`;
      } catch (error) {
        if (error instanceof RegistryError) return `${own.source}: ${error.failure}`;
        throw error;
      }
    };
    const said = (await Promise.all(knownCompanies().map(look))).filter((one) => one !== undefined);
    const wrong = said.filter((one) => !one.endsWith(" ok"));
    if (wrong.length === 0) return pass(`${said.length} registries find a known company.`);
    return warn(
      `Of ${said.length} registries, these do not find a known company: ${wrong.join("; ")}.`,
      "refused: check its key (COMPANIES_HOUSE_API_KEY, REGISTRY_KEYS). unreadable: its format has changed. Else try again later.",
    );
  },
};
