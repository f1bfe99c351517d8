import * as z from "zod/mini";
import { companyLimits } from "../companies/limits.ts";
import { looseString, required } from "./lenient-args.ts";
import { tool } from "./tool.ts";

const args = z
  .object({
    country: looseString("Country in which the company is registered: two letters, ISO 3166-1, such as NO or GB."),
    query: looseString(
      'Name of the company as the visitor says it, with the accents of its language, and with its town if they said one: "Jūras Maize in Rīga". Or its number in the registry.',
    ),
  })
  .check(required("country", "query"));

export const searchCompany = tool({
  name: "search_company",
  description:
    "Looks a company up in the public registries and finds up to five that may be meant. Call when the visitor has named their company and its country, " +
    "and again when they correct the name. Read the candidates to the visitor and let them choose; then call select_company with what identifies the chosen one. " +
    "Do not call without a country: ask for it. Do not call when the visitor has told the address of the company's website instead of its name.",
  args,
  module: "onboarding",
  timeMs: companyLimits.toolMs,
  goesOn: true,
  load: async () => import("./handlers/search-company.ts"),
});
