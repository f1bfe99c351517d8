import { canonicalSpelling, notALanguage } from "../../i18n/language-spelling.ts";
import { parsedField } from "../../projects/site/fields.ts";

/** The requested language of a published page, in its canonical spelling: whoever invents spellings does not get past what is repeated. */
export const publicLanguageField = parsedField((tag) => canonicalSpelling(tag) ?? { problem: notALanguage });
