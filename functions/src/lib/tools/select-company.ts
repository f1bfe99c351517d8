import * as z from "zod/mini";
import { onboardingLimits } from "../onboarding/limits.ts";
import { looseString, required } from "./lenient-args.ts";
import { tool } from "./tool.ts";

const args = z
  .object({
    country: looseString("Country of the company: two letters, ISO 3166-1."),
    registry_id: looseString("Number of the company in its registry, exactly as search_company gave it."),
    place_id: looseString("Id of the company's place on the map, exactly as search_company gave it."),
    business_url: looseString("Address of the company's own website, when the visitor has told it."),
  })
  .check(required("country"));

export const selectCompany = tool({
  name: "select_company",
  description:
    "Makes a company the one that the brief is about. Call when the visitor has said which of the companies that search_company found is theirs, " +
    "or when the company was not found and they have told the address of its website. Send every identifier that is known of it. " +
    "Do not call with a number that nobody has named, and not before the visitor has chosen.",
  args,
  module: "onboarding",
  timeMs: onboardingLimits.selectToolMs,
  goesOn: true,
  load: async () => import("./handlers/select-company.ts"),
});
