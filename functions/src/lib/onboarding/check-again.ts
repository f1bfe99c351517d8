import { changeSession } from "./change-session.ts";
import type { CompanyDirectory, Question } from "./company-directory.ts";
import { identityFacts } from "./identify-company.ts";
import { selectCompany } from "./transitions.ts";
import type { OnboardingStore, SessionKey } from "./onboarding-store.ts";
import type { SelectedCompany } from "./onboarding-session.ts";

interface CheckPorts {
  readonly sessions: OnboardingStore;
  readonly companies: Pick<CompanyDirectory, "findInRegistry">;
  readonly now: () => Date;
}

interface Checked {
  readonly company: SelectedCompany;
  /** The registry, which can be asked now, does not have the number. */
  readonly isUnknownNumber: boolean;
}

/**
 * Looks a number up that could not be looked up when it was selected, and stores what the registry says.
 *
 * @throws AppError `unavailable`
 */
export const checkAgain = async (
  { sessions, companies, now }: CheckPorts,
  key: SessionKey,
  company: SelectedCompany,
  listener: Omit<Question, "country">,
): Promise<Checked> => {
  const { country, registryId, registry } = company;
  if (registryId === undefined || registry !== "unknown") return { company, isUnknownNumber: false };
  const answer = await companies.findInRegistry(registryId, { country, ...listener });
  if (answer.kind !== "found") return { company, isUnknownNumber: answer.kind === "absent" };
  const identity = { country, registryId, placeId: undefined, businessUrl: undefined };
  const { session } = await changeSession(sessions, key, now, (current) => ({
    // Another company may have been selected since.
    change: current.company?.registryId === registryId ? selectCompany(current, identity, identityFacts(answer), now()) : undefined,
    outcome: undefined,
  }));
  return { company: session.company?.registryId === registryId ? session.company : company, isUnknownNumber: false };
};
