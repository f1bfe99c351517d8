import { searchCompany } from "../../companies/search-company.ts";
import type { RunTool } from "../../tool-calls/tool-call.ts";
import { places } from "../../services/places/places.ts";
import { registriesOf } from "../../services/registries/registries.ts";
import { companyCacheStore } from "../../companies/store.ts";
import type { SearchCompanyArgs } from "../search-company.ts";
import { logRegistryFailure } from "./registry-log.ts";

export const run: RunTool<SearchCompanyArgs> = async ({ country = "", query = "" }, call) =>
  searchCompany(
    {
      registriesOf,
      places,
      cache: companyCacheStore,
      now: () => new Date(),
      report: (failure) => {
        logRegistryFailure(call.requestId, failure);
      },
    },
    { country, query },
    call,
  );
