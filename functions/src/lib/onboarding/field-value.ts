import { onboardingLimits } from "./limits.ts";
import { cleanText, countCharacters, shorten, splitTerms } from "../platform/core/text.ts";
import { voices } from "../projects/voices.ts";
import { type FieldPath, isListPath, type ListPath, type TextPath } from "./field-path.ts";
import type { FieldValue } from "./onboarding-session.ts";
import { listOf } from "../i18n/texts.ts";
import { languageName } from "../i18n/language.ts";

export type ReadValue =
  /** Null empties the field. */
  { readonly kind: "value"; readonly value: FieldValue | null } | RefusedValue;

export type RefusedValue =
  | { readonly kind: "not_a_text" }
  | { readonly kind: "too_long"; readonly limit: number }
  | { readonly kind: "too_many"; readonly limit: number }
  | { readonly kind: "unknown_voice"; readonly said: string }
  | { readonly kind: "unknown_language"; readonly said: string };

/** Returns a BCP 47 tag; undefined if no language has that name. */
type FindLanguage = (said: string) => Promise<string | undefined>;

/** The value in the form of its field. A list may come as a string with separators, and a text as the only member of a list. */
export const readFieldValue = async (path: FieldPath, said: unknown, findLanguage: FindLanguage): Promise<ReadValue> => {
  const texts = readTexts(said);
  if (texts === undefined) return { kind: "not_a_text" };
  if (isListPath(path)) return readList(path, typeof said === "string" ? entriesIn(path, said) : texts, findLanguage);
  const [text = "", ...more] = texts;
  if (path === "opening_hours")
    return readText(
      path,
      texts
        .flatMap((part) => part.split("\n"))
        .map(cleanText)
        .filter((part) => part !== "")
        .join("; "),
    );
  if (more.length > 0) return { kind: "not_a_text" };
  const cleaned = cleanText(text);
  if (cleaned === "") return { kind: "value", value: null };
  if (path === "voice") return readVoice(cleaned);
  if (path === "primary_language") return readLanguage(cleaned, findLanguage);
  return readText(path, text);
};

/** From the strongest to the weakest. */
const separators = [/[\n\r]/, /[;；؛]/, /[,，、،]/];

/** The entries of a list that came as one string. Entries may contain weaker separators; names of languages do not. */
const entriesIn = (path: ListPath, said: string): readonly string[] =>
  path === "languages"
    ? splitTerms(said)
    : (separators.map((separator) => said.split(separator)).find((parts) => parts.filter((part) => cleanText(part) !== "").length > 1) ?? [
        said,
      ]);

const bullet = /^(?:[•‣◦▪●]|[-–—*](?=\s|$))\s*/u;

const readTexts = (said: unknown): readonly string[] | undefined => {
  if (said === null) return [];
  if (typeof said === "string") return [said];
  if (!Array.isArray(said)) return undefined;
  const texts = said.filter((part): part is string => typeof part === "string");
  return texts.length === said.length ? texts : undefined;
};

const readText = (path: TextPath, said: string): ReadValue => {
  const limit = onboardingLimits.textLength[path];
  const text = cleanText(said);
  if (countCharacters(text) > limit) return { kind: "too_long", limit };
  return { kind: "value", value: text === "" ? null : text };
};

const readVoice = (said: string): ReadValue => {
  const voice = voices.find((name) => name.toLowerCase() === said.toLowerCase());
  return voice === undefined ? { kind: "unknown_voice", said } : { kind: "value", value: voice };
};

const readLanguage = async (
  said: string,
  findLanguage: FindLanguage,
): Promise<RefusedValue | { readonly kind: "value"; readonly value: string }> => {
  const language = await findLanguage(said);
  return language === undefined ? { kind: "unknown_language", said } : { kind: "value", value: language };
};

const readList = async (path: ListPath, said: readonly string[], findLanguage: FindLanguage): Promise<ReadValue> => {
  const entries = said.map((entry) => cleanText(entry).replace(bullet, "")).filter((entry) => entry !== "");
  if (entries.some((entry) => countCharacters(entry) > onboardingLimits.entryLength))
    return { kind: "too_long", limit: onboardingLimits.entryLength };
  const limit = onboardingLimits.listEntries[path];
  if (withoutRepetitions(entries).length > limit) return { kind: "too_many", limit };
  if (path !== "languages") return listValue(entries);
  const named = await Promise.all(withoutRepetitions(entries).map(async (entry) => readLanguage(entry, findLanguage)));
  const refused = named.find((reading) => reading.kind !== "value");
  return refused ?? listValue(named.flatMap((reading) => (reading.kind === "value" ? [reading.value] : [])));
};

const listValue = (entries: readonly string[]): ReadValue => {
  const different = withoutRepetitions(entries);
  return { kind: "value", value: different.length === 0 ? null : different };
};

/** Keeps the first spelling. */
const withoutRepetitions = (entries: readonly string[]): readonly string[] =>
  Array.from(Map.groupBy(entries, (entry) => entry.toLowerCase()).values(), ([first = ""]) => first);

const languagePaths: ReadonlySet<FieldPath> = new Set(["primary_language", "languages"]);

/** A value for display: languages by their names, the entries of a list in one line. */
export const showValue = (path: FieldPath, value: FieldValue, language: string): string => {
  const texts = typeof value === "string" ? [value] : value;
  return listOf(language, languagePaths.has(path) ? texts.map((tag) => languageName(tag, language)) : texts);
};

/** A value for a spoken sentence: of limited length, without a final full stop. */
export const sayValue = (path: FieldPath, value: FieldValue, language: string): string =>
  shorten(showValue(path, value, language), onboardingLimits.spokenLength).replace(/(?<![.。।\s])[.。।\s]+$/u, "");
