import { registriesOf } from "../../../src/lib/providers/registries/registries.ts";
import { Spent } from "../../../src/lib/platform/core/spent.ts";
import { type Check, pass, warn } from "../check.ts";
import { nameFor, worldCompany } from "./known-companies.ts";

/** Checks that GLEIF finds companies of countries without a registry in Lectern. */
export const gleif: Check = {
  name: "others/gleif",
  run: async (_patient, signal) => {
    const { country, names } = worldCompany;
    const [world] = registriesOf(country);
    const found = await world
      ?.search({ text: nameFor(names), country, language: "en" }, signal, new Spent("search_company"))
      .catch((error: unknown) => String(error));
    if (typeof found === "object" && found.length > 0) return pass("GLEIF finds a known company.");
    return warn(
      `GLEIF did not find a known company${typeof found === "string" ? `: ${found}` : ""}.`,
      "https://api.gleif.org: try again later.",
    );
  },
};
