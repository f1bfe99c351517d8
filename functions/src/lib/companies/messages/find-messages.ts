import { type FoundTexts, findTexts } from "../../i18n/texts.ts";
import { english } from "./english.ts";

export type CompanyMessages = FoundTexts<"companies">;

/** The texts in a language, or in English. */
export const findCompanyMessages = async (language: string): Promise<CompanyMessages> => findTexts("companies", english, language);
