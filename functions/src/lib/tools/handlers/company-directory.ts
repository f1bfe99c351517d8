import { failureEvent, RegistryError } from "../../companies/company-registry.ts";
import { findCompany } from "../../companies/find-company.ts";
import { readRegistryId } from "../../companies/registry-id.ts";
import type { CompanyDirectory } from "../../onboarding/company-directory.ts";
import { places, registriesOf } from "../../providers/registries/registries.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";

/** Looks companies up in this deployment's registries and on the map, and logs failures. */
export const companyDirectory: CompanyDirectory = {
  findInRegistry: async (said, { country, signal, spent }) => {
    const id = readRegistryId(said, country);
    if (id === undefined) return { kind: "absent" };
    const answer = await findCompany(registriesOf(country), { id, country, spent }, signal);
    if (answer.kind === "unknown") answer.failures.map(failureEvent).forEach(operatorLog);
    return answer;
  },
  findPlace: async (placeId, { country, language, signal, spent }) => {
    if (!places.isConfigured()) return { kind: "unknown" };
    try {
      const place = await places.findPlace(placeId, { country, language }, signal, spent);
      return place === "not_found" || (place.country ?? country) !== country ? { kind: "absent" } : { kind: "found", place };
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      operatorLog(failureEvent(error));
      return { kind: "unknown" };
    }
  },
};
