/** The language of a page, or else of the browser, as a BCP 47 tag. Pages may have any text there. */
export const tagOf = (language = navigator.language): string | undefined => {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined; // not a language tag
  }
};
