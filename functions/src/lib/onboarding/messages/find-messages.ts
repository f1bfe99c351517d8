import { type FoundTexts, findTexts } from "../../i18n/texts.ts";
import { english } from "./english.ts";

export type OnboardingMessages = FoundTexts<"onboarding">;

/** The texts in a language, or in English. */
export const findOnboardingMessages = async (language: string): Promise<OnboardingMessages> => findTexts("onboarding", english, language);
