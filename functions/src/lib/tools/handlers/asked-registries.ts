import type { Company } from "../../companies/company.ts";
import { failureEvent, RegistryError } from "../../companies/company-registry.ts";
import { findCompany } from "../../companies/find-company.ts";
import { readRegistryId } from "../../companies/registry-id.ts";
import type { CompanyDirectory } from "../../onboarding/company-directory.ts";
import type { CompanyFacts } from "../../onboarding/onboarding-session.ts";
import { places, registriesOf } from "../../services/registries/registries.ts";
import { operatorLog } from "../../log/write-operator-log.ts";

const factsOf = ({
  name,
  town,
  address,
  website,
  status,
  sourceUrl,
  industry,
  purpose,
  phone,
  email,
}: Company): Omit<CompanyFacts, "registry"> => ({
  name,
  town,
  address,
  website,
  isClosed: status === "closed",
  registryFacts: { url: sourceUrl, industry, purpose, address, town, phone, email },
});

/** Looks companies up in this deployment's registries and on the map, and logs which of them did not answer. */
export const companyDirectory: CompanyDirectory = {
  findInRegistry: async (said, { country, signal }) => {
    const id = readRegistryId(said, country);
    if (id === undefined) return { kind: "absent" };
    const answer = await findCompany(registriesOf(country), { id, country }, signal);
    if (answer.kind === "found") return { kind: "found", facts: factsOf(answer.company), otherNames: answer.company.otherNames };
    if (answer.kind === "unknown") answer.failures.map(failureEvent).forEach(operatorLog);
    return { kind: answer.kind };
  },
  findPlace: async (placeId, { country, language, signal }) => {
    if (!places.isConfigured()) return { kind: "unknown" };
    try {
      const place = await places.findPlace(placeId, { country, language }, signal);
      return place === "not_found" || (place.country ?? country) !== country ? { kind: "absent" } : { kind: "found", place };
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      operatorLog(failureEvent(error));
      return { kind: "unknown" };
    }
  },
};
