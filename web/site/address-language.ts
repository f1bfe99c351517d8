/** A language as addresses and comparisons spell it: `pt_br` is `pt-BR`, `iw` is `he`. What is no tag stays as it is. */
export const addressLanguage = (language: string): string => {
  try {
    return Intl.getCanonicalLocales(language.replaceAll("_", "-"))[0] ?? language;
  } catch {
    return language; // RangeError: another program has stored it
  }
};

export const sameLanguage = (one: string, other: string): boolean => addressLanguage(one) === addressLanguage(other);
