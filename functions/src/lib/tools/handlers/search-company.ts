import { budgetStore } from "../../quota/store.ts";
import { searchCompany } from "../../companies/search-company.ts";
import type { RunTool } from "../../tool-calls/tool-call.ts";
import { places, registriesOf } from "../../services/registries/registries.ts";
import { operatorLog } from "../../log/write-operator-log.ts";

type Args = Readonly<Record<"country" | "query", string | undefined>>;

export const run: RunTool<Args> = async ({ country = "", query = "" }, call) =>
  searchCompany({ registriesOf, places, budgets: budgetStore, log: operatorLog }, { country, query }, call);
