import type { Company } from "../companies/company.ts";
import type { ToolCall } from "../conversations/tool-calls/tool-call.ts";
import { changeSession } from "./change-session.ts";
import { makeOffer } from "./offer.ts";
import type { OnboardingStore } from "./onboarding-session.ts";

interface OfferPorts {
  readonly sessions: OnboardingStore;
  readonly now: () => Date;
}

/**
 * Stores what a search has found with the visitor's session, so that they can choose by its position.
 *
 * @throws AppError `unavailable`
 */
export const offerCompanies = async (
  { sessions, now }: OfferPorts,
  found: readonly Company[],
  { project, caller, at }: ToolCall,
): Promise<void> => {
  const key = { projectId: project.id, uid: caller.uid };
  await changeSession(sessions, key, now, (session) => ({ change: makeOffer(session, found, at, now()), outcome: undefined }));
};
