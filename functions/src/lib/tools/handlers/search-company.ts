import { searchCompany } from "../../companies/search-company.ts";
import type { RunTool } from "../../tool-calls/tool-call.ts";
import { places } from "../../services/places/places.ts";
import { registersOf } from "../../services/registries/registers.ts";
import { companyCacheStore } from "../../companies/store.ts";
import type { SearchCompanyArgs } from "../search-company.ts";
import { logRegisterFailure } from "./register-log.ts";

export const run: RunTool<SearchCompanyArgs> = async ({ country = "", query = "" }, call) =>
  searchCompany(
    {
      registersOf,
      places,
      cache: companyCacheStore,
      now: () => new Date(),
      report: (failure) => {
        logRegisterFailure(call.requestId, failure);
      },
    },
    { country, query },
    call,
  );
