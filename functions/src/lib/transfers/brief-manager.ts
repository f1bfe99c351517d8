import { AppError } from "../platform/core/app-error.ts";
import { spokenLanguageName, withoutRegion } from "../i18n/language.ts";
import { fullNameOf, type StoredProfile } from "../projects/profile.ts";
import { quoteTo, speakTo, spokenName, type SpokenSentence } from "./telephony.ts";
import type { Transfer } from "./transfer.ts";

export interface BriefingPorts {
  /** @throws AppError `not_provisioned` when the person no longer exists, `unavailable` */
  readonly getProfile: (uid: string) => Promise<Pick<StoredProfile, "first_name" | "last_name" | "language">>;
  /**
   * What the visitor asked last in this conversation.
   *
   * @throws AppError `unavailable`
   */
  readonly findLastQuestion: (projectId: string, uid: string, at: Date) => Promise<string | undefined>;
}

/**
 * Who is waiting: name, language and last question, as far as they are known. For a manager who has pressed 1: a voice mailbox, which
 * records what it hears, presses no key.
 */
export const briefManager = async (
  { getProfile, findLastQuestion }: BriefingPorts,
  transfer: Transfer,
  at: Date,
): Promise<readonly SpokenSentence[]> => {
  const { projectId, uid, visitorLanguage, managerLanguage } = transfer;
  // Nobody waits for what is not known at this moment.
  const [profile, question] = await Promise.all([getProfile(uid).catch(asUnknown), findLastQuestion(projectId, uid, at).catch(asUnknown)]);
  const name = spokenName((profile && fullNameOf(profile)) ?? "");
  const language = profile?.language ?? visitorLanguage;
  const quotation = quoteTo(language, question ?? "");
  if (name === "" && quotation === undefined && withoutRegion(language) === withoutRegion(managerLanguage)) return [];
  return Promise.all([
    ...(name === "" ? [] : [speakTo("manager", transfer, "briefing_name", { name })]),
    speakTo("manager", transfer, "briefing_language", { language: spokenLanguageName(language, managerLanguage) }),
    ...(quotation === undefined ? [] : [speakTo("manager", transfer, "briefing_question"), quotation]),
  ]);
};

const asUnknown = (error: unknown): undefined => {
  if (error instanceof AppError) return undefined;
  throw error;
};
