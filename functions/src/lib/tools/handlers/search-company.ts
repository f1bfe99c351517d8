import { budgetStore } from "../../usage/quota/store.ts";
import { searchCompany } from "../../companies/search-company.ts";
import { offerCompanies } from "../../onboarding/offer-companies.ts";
import { onboardingStore } from "../../onboarding/store.ts";
import type { RunTool } from "../../conversations/tool-calls/tool-call.ts";
import { places, registriesOf } from "../../providers/registries/registries.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";

type Args = Readonly<Record<"country" | "query", string | undefined>>;

export const run: RunTool<Args> = async ({ country = "", query = "" }, call) =>
  searchCompany(
    {
      ...{ registriesOf, places, budgets: budgetStore, log: operatorLog },
      offer: async (found) => offerCompanies({ sessions: onboardingStore, now: () => new Date() }, found, call),
    },
    { country, query },
    call,
  );
