/** A language as the reader's region writes it, if that is one of the browser's languages. Not all of these are valid tags. */
export const readersLocale = (language: string): string =>
  navigator.languages.find((tag) => /^[a-z]{2,3}(?:-[A-Za-z]{4})?-[A-Z]{2}$/.test(tag) && tag.startsWith(`${language}-`)) ?? language;

/** Whose numbers and dates the reader writes: the browser's first language that is a valid tag. Chromium's may be `en-US@posix`. */
export const readersRegion = (): string => navigator.languages.find(isTag) ?? "en";

const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
};
