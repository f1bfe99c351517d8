/**
 * The language that labels for a tag are in: what a tag says of a country does not matter, a script does where it is not the usual
 * one. Undefined for a tag that another interface has stored and that is none.
 */
export const labelLanguage = (tag: string): string | undefined => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    const usual = new Intl.Locale(language).maximize().script;
    return script === undefined || script === usual ? language : `${language}-${script}`;
  } catch {
    return undefined; // RangeError: the constructor is the only parser of tags that JavaScript has
  }
};
