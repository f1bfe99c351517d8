import { type FoundTexts, findTexts } from "../../i18n/texts.ts";
import { english } from "./english.ts";

export type ProfileMessages = FoundTexts<"profile">;

/** The texts in a language, or in English. */
export const findProfileMessages = async (language: string): Promise<ProfileMessages> => findTexts("profile", english, language);
