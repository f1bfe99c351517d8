/** The language, when `Intl` knows it; else English. A page says of itself what it likes. */
export const intlLanguage = (language: string): string => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([language])[0] ?? "en";
  } catch {
    return "en"; // RangeError: not a tag
  }
};
