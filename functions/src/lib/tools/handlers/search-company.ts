import { searchCompany } from "../../companies/search-company.ts";
import type { RunTool } from "../../tool-calls/tool-call.ts";
import { places } from "../../services/places/places.ts";
import { registersOf } from "../../services/registries/registers.ts";
import { companyCacheStore } from "../../companies/store.ts";
import { logRegisterFailure } from "./register-log.ts";

interface Args {
  readonly country?: string | undefined;
  readonly query?: string | undefined;
}

export const run: RunTool<Args> = async ({ country = "", query = "" }, call) =>
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
