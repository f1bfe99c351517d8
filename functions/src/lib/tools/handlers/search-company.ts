import { budgetStore } from "../../quota/store.ts";
import { searchCompany } from "../../companies/search-company.ts";
import type { RunTool } from "../../tool-calls/tool-call.ts";
import { places, registriesOf } from "../../services/registries/registries.ts";
import { operatorLog } from "../../log/write-operator-log.ts";

interface Args {
  readonly country?: string | undefined;
  readonly query?: string | undefined;
}

export const run: RunTool<Args> = async ({ country = "", query = "" }, call) =>
  searchCompany({ registriesOf, places, budgets: budgetStore, log: operatorLog }, { country, query }, call);
