import { languageLabel } from "../i18n/language-label.ts";
import { spokenLanguageName, withoutRegion } from "../i18n/language-name.ts";

/** The name of a language within a text that is in another one, with what its own people call it: `Swahili (Kiswahili)`. */
export const languageInText = (tag: string, textLanguage: string): string => {
  const name = spokenLanguageName(tag, textLanguage);
  const ownName = languageLabel(withoutRegion(tag));
  return name.toLowerCase() === ownName.toLowerCase() || sameLanguage(tag, textLanguage) ? name : `${name} (${ownName})`;
};

const sameLanguage = (tag: string, textLanguage: string): boolean => tag.split("-")[0] === textLanguage.split("-")[0];
