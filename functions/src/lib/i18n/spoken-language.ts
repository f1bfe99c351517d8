import { foldText } from "../core/text.ts";
import { i18nLimits } from "./limits.ts";
import { asLanguage } from "./language.ts";
import { aliases } from "./spoken/aliases.ts";
import { findMisspelt } from "./spoken/misspelt.ts";
import { nameKey } from "./spoken/name-key.ts";
import { allWithoutAccents, namesIn, namesInAll, type NameTable, ownNames, withoutAccents } from "./spoken/name-table.ts";
import { bare, parts, undress } from "./spoken/phrases.ts";

/** The language that somebody means, as a canonical tag; several tags if it is ambiguous. */
export type SpokenLanguage = { readonly language: string } | { readonly candidates: readonly string[] };

/**
 * The language that a text names: in that language itself, in English, in the language of the conversation, in any other major one, or as
 * a tag. Undefined when it names none.
 */
export const readLanguage = (text: string, conversationLanguage: string): SpokenLanguage | undefined => {
  if (text.length > i18nLimits.nameLength) return undefined;
  const whole = find(text, conversationLanguage);
  if (whole !== undefined) return whole;
  const several = parts(text).map((part) => find(part, conversationLanguage));
  const tags = several.flatMap((found) => (found === undefined ? [] : tagsOf(found)));
  return several.length > 1 && !several.includes(undefined) ? answer(tags) : undefined;
};

const tagsOf = (found: SpokenLanguage): readonly string[] => ("language" in found ? [found.language] : found.candidates);

const find = (text: string, conversationLanguage: string): SpokenLanguage | undefined => {
  const tag = asLanguage(text);
  if (tag !== undefined && isOnlyTag.test(text.trim())) return { language: tag };
  const conversation = asLanguage(conversationLanguage) ?? "en";
  const near = (): readonly NameTable[] => [namesIn(conversation), aliases, namesIn("en"), ownNames()];
  const keys = formsOf(nameKey(text));
  const found =
    lookUp(keys, near()) ??
    (tag === undefined ? undefined : [tag]) ??
    lookUp(keys.map(foldText), near().map(withoutAccents)) ??
    lookUp(keys, [namesInAll(text)]) ??
    lookUp(keys.map(foldText), [allWithoutAccents(text)]) ??
    findMisspelt(keys.at(1) ?? "", near());
  return answer(found);
};

/** Two-letter codes, and tags with a script or a region, are not names. */
const isOnlyTag = /^[a-z]{2}$|^[a-z]{2,3}(?:[-_](?:[a-z]{2}|[a-z]{4}|\d{3}))+$/i;

/** The key as it is, without the words around the name, and without affixes. */
const formsOf = (key: string): readonly string[] => {
  const undressed = undress(key);
  return [key, undressed, ...bare(key), ...bare(undressed)].filter((form) => form !== "");
};

const lookUp = (keys: readonly string[], tables: readonly NameTable[]): readonly string[] | undefined => {
  for (const key of keys) {
    const tags = tables.map((table) => table.get(key)).find((found) => found !== undefined);
    if (tags !== undefined) return tags;
  }
  return undefined;
};

/** If a language and a variant of it share a name, the language is meant. */
const answer = (tags: readonly string[]): SpokenLanguage | undefined => {
  const distinct = [...new Set(tags)];
  const candidates = distinct.filter((tag) => !distinct.some((other) => tag.startsWith(`${other}-`)));
  const [language] = candidates;
  if (language === undefined) return undefined;
  return candidates.length === 1 ? { language } : { candidates };
};
