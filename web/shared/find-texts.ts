import { firstKnown, type InterfaceLanguage } from "./interface-language.ts";

export interface FoundTexts<Texts> {
  readonly language: InterfaceLanguage;
  readonly texts: Texts;
}

/** Loaders of the files in other languages than English, which is built in. */
type Loads<Texts> = Readonly<Record<Exclude<InterfaceLanguage, "en">, () => Promise<{ readonly texts: Texts }>>>;

/** Creates a function that finds the texts in the first language that has any, or in English if their file is unavailable. */
export const createFindTexts =
  <Texts>(english: Texts, others: Loads<Texts>) =>
  async (tags: readonly string[]): Promise<FoundTexts<Texts>> => {
    const language = firstKnown(tags);
    if (language === "en") return { language, texts: english };
    try {
      return { language, texts: (await others[language]()).texts };
    } catch {
      return { language: "en", texts: english }; // offline, or a deployment has replaced the file
    }
  };
