import { i18nLimits } from "./limits.ts";
import { countCharacters } from "../core/text.ts";
import type { AnyLabels } from "./label-scopes.ts";

/** Labels from the translations of the English ones, in the same order; undefined if one is missing or unfit for a label. */
export const readTranslatedLabels = (english: AnyLabels, translations: readonly string[]): AnyLabels | undefined => {
  const keys = Object.keys(english);
  const texts = translations.map((text) => text.trim().normalize("NFC"));
  if (texts.length !== keys.length || !texts.every(isLabel)) return undefined;
  return Object.fromEntries(keys.map((key, index) => [key, texts[index] ?? ""]));
};

/** The stored translations of the English labels and nothing else; undefined if one is missing. */
export const readStoredLabels = (english: AnyLabels, stored: Readonly<Record<string, unknown>>): AnyLabels | undefined =>
  readTranslatedLabels(
    english,
    Object.keys(english).map((key) => (typeof stored[key] === "string" ? stored[key] : "")),
  );

/** Line breaks, direction marks, and markup or remnants of it. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069<>{}]|&#?\w+;/u;

const isLabel = (text: string): boolean => /\p{L}/u.test(text) && !unfit.test(text) && countCharacters(text) <= i18nLimits.labelLength;
