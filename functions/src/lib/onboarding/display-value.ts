import { onboardingLimits } from "./limits.ts";
import { shorten } from "../core/text.ts";
import { listOf } from "../i18n/catalogue.ts";
import { languageName } from "../i18n/language-name.ts";
import type { FieldPath } from "./field-path.ts";
import type { FieldValue } from "./onboarding-session.ts";

const languagePaths: ReadonlySet<FieldPath> = new Set(["primary_language", "languages"]);

/** A value as people read it: languages by their names, the entries of a list in one line. */
export const showValue = (path: FieldPath, value: FieldValue, language: string): string => {
  const texts = typeof value === "string" ? [value] : value;
  return listOf(language, languagePaths.has(path) ? texts.map((tag) => languageName(tag, language)) : texts);
};

/** A value as it is spoken within a sentence: not longer than anybody listens, and without a full stop of its own. */
export const sayValue = (path: FieldPath, value: FieldValue, language: string): string =>
  shorten(showValue(path, value, language), onboardingLimits.spokenLength).replace(/[.。।\s]+$/u, "");
