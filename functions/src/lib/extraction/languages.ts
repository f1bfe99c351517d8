import { foldWords } from "../core/text.ts";
import { asSpokenLanguage, languageName } from "../i18n/language.ts";
import { findNamedLanguage } from "../i18n/named-language.ts";

/** A tag as pages write it. */
export const tagOf = (text: string): string | undefined => asSpokenLanguage(text);

/** The language that a text names by a tag, in English, or in the language itself: "Deutsch", "Eesti". */
export const languageNamed = (text: string): string | undefined => findNamedLanguage(text, "en");

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
