import { foldWords } from "../core/text.ts";
import { languageName, asSpokenLanguage } from "../i18n/language.ts";

/** Languages whose names are recognised. Tags of all others are. */
const known =
  "ar bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mk ms nb nl pl pt ro ru se sk sl sq sr sv th tr uk ur vi zh".split(
    " ",
  );

/** A tag as pages write it. */
export const tagOf = (text: string): string | undefined => asSpokenLanguage(text);

/** The language that the label of a link names in that language itself: "Deutsch", "Eesti". */
export const languageOfOwnName = (text: string): string | undefined => {
  ownNames ??= new Map(known.map((tag) => [foldWords(languageName(tag, tag)), tag]));
  return ownNames.get(foldWords(text));
};

let ownNames: ReadonlyMap<string, string> | undefined;

/** The tags of languages that structured data names by tag, in English, or in the language itself. */
export const languagesOf = (names: readonly string[]): readonly string[] => {
  englishNames ??= new Map([...known.map((tag) => [foldWords(languageName(tag, "en")), tag] as const), ["norwegian", "nb"]]);
  const english = englishNames;
  return [...new Set(names.slice(0, 50).flatMap((name) => tagOf(name) ?? english.get(foldWords(name)) ?? languageOfOwnName(name) ?? []))];
};

let englishNames: ReadonlyMap<string, string> | undefined;

/**
 * Whether a text names a language: by its tag, in English, in the language of the page, or in the language itself. Names are compared without their
 * ends, which change in sentences: "po angielsku", "בעברית".
 */
export const namesLanguage = (text: string, tag: string, pageLanguage: string): boolean => {
  const language = tagOf(tag)?.split("-")[0];
  if (language === undefined) return false;
  const form = foldWords(text);
  if (form.split(" ").some((word) => tagOf(word)?.split("-")[0] === language)) return true;
  const names = [tagOf(pageLanguage) ?? "en", "en", language].map((other) => foldWords(languageName(language, other)));
  if (language === "nb") names.push("norsk", "norweg");
  return names.some((name) => form.includes(name.slice(0, Math.max(name.length - 2, Math.min(name.length, 3)))));
};

/** Scripts that Unicode puts together under the name of a language. */
const writtenWith: Readonly<Record<string, string>> = {
  Jpan: "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}",
  Kore: "\\p{sc=Hangul}\\p{sc=Han}",
  Hans: "\\p{sc=Han}",
  Hant: "\\p{sc=Han}",
};

/** Whether most letters of a text are of a script of the language. Templates say `lang="en"` whatever their text is. */
export const isWrittenIn = (text: string, tag: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = new Intl.Locale(tag).maximize().script ?? "Latn";
  const own = text.match(new RegExp(`[${writtenWith[script] ?? `\\p{sc=${script}}`}]`, "gu"))?.length ?? 0;
  return own * 2 >= letters;
};
