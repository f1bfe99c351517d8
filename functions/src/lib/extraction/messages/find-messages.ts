import { type FoundTexts, findTexts } from "../../i18n/texts.ts";
import { english } from "./english.ts";

export type ExtractionMessages = FoundTexts<"extraction">;

/** The texts in a language, or in English. */
export const findExtractionMessages = async (language: string): Promise<ExtractionMessages> => findTexts("extraction", english, language);
