import { foldWords } from "../core/text.ts";
import { languageName } from "../i18n/language-name.ts";
import { asLanguage } from "../i18n/language.ts";
import { nameKey } from "../i18n/spoken/name-key.ts";
import { bare } from "../i18n/spoken/phrases.ts";

/** Languages whose names are recognised. Tags of all others are. */
const known =
  "ar bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mk ms nb nl pl pt ro ru se sk sl sq sr sv th tr uk ur vi zh".split(
    " ",
  );

/** The tags of languages that are named by tag or by name, in English or in the language of the page. */
export const languagesOf = (names: readonly string[], pageLanguage: string): readonly string[] => {
  const tags = names.slice(0, 50).flatMap((name) => tagOf(name) ?? namesFor(pageLanguage).get(foldWords(name)) ?? []);
  return [...new Set(tags)];
};

/** A tag as pages write it. "Norwegian" is the written language that nearly all Norwegian pages are in. */
export const tagOf = (text: string): string | undefined => asLanguage(text)?.replace(/^no\b/, "nb");

/** The language that the label of a link names in that language itself: "Deutsch", "Eesti". */
export const languageOfOwnName = (text: string): string | undefined => {
  ownNames ??= new Map(known.map((tag) => [foldWords(languageName(tag, tag)), tag]));
  return ownNames.get(foldWords(text));
};

let ownNames: ReadonlyMap<string, string> | undefined;

/** The language that a word in a sentence names, with the affixes of some languages: "בעברית", "po angielsku". */
export const languageOfWord = (word: string, pageLanguage: string): string | undefined => {
  const names = namesFor(pageLanguage);
  const key = nameKey(word);
  // "ובצרפתית": one prefix before another.
  return [key, ...bare(key), ...bare(key.replace(/^ו/, ""))].map((form) => names.get(foldWords(form))).find((tag) => tag !== undefined);
};

const namesByLanguage = new Map<string, ReadonlyMap<string, string>>();

const namesFor = (pageLanguage: string): ReadonlyMap<string, string> => {
  const tag = tagOf(pageLanguage) ?? "en";
  const names = namesByLanguage.get(tag) ?? languageNames(tag);
  if (namesByLanguage.size < mostTables) namesByLanguage.set(tag, names);
  return names;
};

/** A page may claim any language: what is kept in memory is bounded. */
const mostTables = 60;

const languageNames = (pageLanguage: string): ReadonlyMap<string, string> => {
  const names = new Map([
    ["norwegian", "nb"],
    ["norsk", "nb"],
    ["mandarin", "zh"],
    ["farsi", "fa"],
    ["castellano", "es"],
  ]);
  for (const language of [pageLanguage, "en"]) {
    for (const tag of known) names.set(foldWords(languageName(tag, language)), tag);
  }
  for (const tag of known) names.set(foldWords(languageName(tag, tag)), tag);
  return names;
};
