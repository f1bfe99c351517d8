import { readCountry } from "../../companies/countries.ts";
import type { RunTool } from "../../tool-calls/tool-call.ts";
import { selectCompany } from "../../onboarding/select-company.ts";
import { onboardingStore } from "../../onboarding/store.ts";
import type { SelectCompanyArgs } from "../select-company.ts";
import { companyDirectory } from "./company-directory.ts";

export const run: RunTool<SelectCompanyArgs> = async ({ country = "", registry_id = "", place_id = "", business_url = "" }, call) =>
  selectCompany(
    { sessions: onboardingStore, companies: companyDirectory(call), readCountry, now: () => new Date() },
    { country, registryId: registry_id, placeId: place_id, businessUrl: business_url },
    call,
  );
