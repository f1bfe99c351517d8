import type { Company } from "../../companies/company.ts";
import { RegistryError } from "../../companies/company-registry.ts";
import { findCompany } from "../../companies/find-company.ts";
import type { PlaceDetails } from "../../companies/places.ts";
import { readRegistryId, writeRegistryId } from "../../companies/registry-id.ts";
import type { CompanyDirectory, Place, PlaceAnswer, Question, RegistryAnswer } from "../../onboarding/company-directory.ts";
import type { ToolCall } from "../../tool-calls/tool-call.ts";
import type { CompanyFacts } from "../../onboarding/session.ts";
import { places } from "../../services/places/places.ts";
import { registriesOf } from "../../services/registries/registries.ts";
import { logRegistryFailure } from "./registry-log.ts";

type Report = (failure: RegistryError) => void;

const findInRegistry = async (said: string, { country, signal }: Question, report: Report): Promise<RegistryAnswer> => {
  const reading = readRegistryId(said, country);
  if (reading.kind === "problem") return { kind: "malformed" };
  const registryId = writeRegistryId(reading.id);
  const answer = await findCompany(registriesOf(country), { id: reading.id, country }, signal);
  switch (answer.kind) {
    case "found":
      // Under the number that was asked for: that of whoever answers today would make another company of it tomorrow.
      return { kind: "found", registryId, facts: factsOf(answer.company) };
    case "absent":
      return answer;
    case "unknown":
      answer.failures.forEach(report);
      return { kind: "unknown", registryId };
  }
};

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

const findPlace = async (placeId: string, { country, language, signal }: Question, report: Report): Promise<PlaceAnswer> => {
  if (!places.isConfigured()) return { kind: "unknown", placeId };
  try {
    const details = await places.findPlace(placeId, { country, language }, signal);
    if (details === "not_found" || (details.country ?? country) !== country) return { kind: "absent" };
    return { kind: "found", placeId: details.placeId, place: placeOf(details) };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    report(error);
    return { kind: "unknown", placeId };
  }
};

const placeOf = ({ name, town, address, website, status, url, category, phone, openingTimes }: PlaceDetails): Place => ({
  name,
  town,
  website,
  isClosed: status === "closed",
  facts: { url, category, address, town, phone, ...(openingTimes.length > 0 && { openingTimes }) },
});

/** Looks companies up at the registries and on the map of this deployment, and tells the operator which of them did not answer. */
export const companyDirectory = ({ requestId }: Pick<ToolCall, "requestId">): CompanyDirectory => {
  const report: Report = (failure) => {
    logRegistryFailure(requestId, failure);
  };
  return {
    findInRegistry: async (registryId, question) => findInRegistry(registryId, question, report),
    findPlace: async (placeId, question) => findPlace(placeId, question, report),
  };
};
