import { languageLabel } from "../i18n/language-label.ts";

/** The name of a language within a text that is in another one, with what its own people call it: `Swahili (Kiswahili)`. */
export const languageInText = (tag: string, textLanguage: string): string => {
  const name = nameIn(textLanguage, tag);
  const ownName = languageLabel(tag);
  return name.toLowerCase() === ownName.toLowerCase() || sameLanguage(tag, textLanguage) ? name : `${name} (${ownName})`;
};

const nameIn = (textLanguage: string, tag: string): string => {
  try {
    return new Intl.DisplayNames([textLanguage, "en"], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag; // RangeError: a tag that another interface has stored
  }
};

const sameLanguage = (tag: string, textLanguage: string): boolean => tag.split("-")[0] === textLanguage.split("-")[0];
