/** A language as the reader's region writes it, if that is one of the browser's languages. Not all of these are valid tags. */
export const readersLocale = (language: string): string =>
  navigator.languages.find((tag) => /^[a-z]{2,3}(?:-[A-Za-z]{4})?-[A-Z]{2}$/.test(tag) && tag.startsWith(`${language}-`)) ?? language;
