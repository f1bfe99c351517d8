import { parseLocale } from "../i18n/language.ts";

/** Tags of one language that people read without a second thought: Norwegian as such, and its two written forms. */
const sameLanguage: ReadonlyMap<string, string> = new Map([
  ["no", "nb"],
  ["nn", "nb"],
]);

/** The language of a tag without region and script: pages of one group are searched together. */
export const languageGroup = (tag: string): string => {
  const [language = "und"] = parseLocale(tag)?.baseName.split("-") ?? [];
  return sameLanguage.get(language) ?? language;
};
