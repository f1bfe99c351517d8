import { i18nLimits } from "./limits.ts";
import { countCharacters } from "../core/text.ts";
import { type AnyLabels, type LabelScope, labelScopes } from "./label-scopes.ts";

/** The labels of a scope from translations in the order of its texts; undefined when one is missing or is no label. */
export const readTranslatedLabels = (scope: LabelScope, translations: readonly string[]): AnyLabels | undefined => {
  const keys = Object.keys(labelScopes[scope]);
  const texts = translations.map((text) => text.trim().normalize("NFC"));
  if (texts.length !== keys.length || !texts.every(isLabel)) return undefined;
  return Object.fromEntries(keys.map((key, index) => [key, texts[index] ?? ""]));
};

/** The stored labels of a scope and nothing else; undefined when one is missing. */
export const readStoredLabels = (scope: LabelScope, stored: Readonly<Record<string, unknown>>): AnyLabels | undefined =>
  readTranslatedLabels(
    scope,
    Object.keys(labelScopes[scope]).map((key) => (typeof stored[key] === "string" ? stored[key] : "")),
  );

/** What would break a line, change the direction of what follows, or is markup or what is left of it. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069<>{}]|&#?\w+;/u;

const isLabel = (text: string): boolean => /\p{L}/u.test(text) && !unfit.test(text) && countCharacters(text) <= i18nLimits.labelLength;
