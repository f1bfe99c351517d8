import { type InterfaceLanguage, primaryOf } from "./interface-language.ts";

export interface FoundTexts<Texts> {
  readonly language: InterfaceLanguage;
  readonly texts: Texts;
}

type Other = Exclude<InterfaceLanguage, "en">;

/** Creates a function that finds the texts in the first language that has any. English is built in; the others have a file each. */
export const createFindTexts =
  <Texts>(english: Texts, others: Readonly<Record<Other, () => Promise<{ readonly texts: Texts }>>>) =>
  async (tags: readonly string[]): Promise<FoundTexts<Texts>> => {
    const isOther = (tag = ""): tag is Other => Object.hasOwn(others, tag);
    const language = tags.map(primaryOf).find((tag) => tag === "en" || isOther(tag));
    try {
      if (isOther(language)) return { language, texts: (await others[language]()).texts };
    } catch {
      // offline, or a deployment has replaced the file
    }
    return { language: "en", texts: english };
  };
