/** Tags of one language that people read without a second thought: Norwegian as such, and its two written forms. */
const sameLanguage: ReadonlyMap<string, string> = new Map([
  ["no", "nb"],
  ["nn", "nb"],
]);

/** The language of a tag without region and script: pages of one group are searched together. */
export const languageGroup = (tag: string): string => {
  try {
    const { language } = new Intl.Locale(tag);
    return sameLanguage.get(language) ?? language;
  } catch {
    return "und"; // RangeError: a tag that another interface has stored
  }
};
