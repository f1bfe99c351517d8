import { foldWords } from "../../platform/core/text.ts";
import { asSpokenLanguage, languageName } from "../../i18n/language.ts";

/** Codes of `Intl` that stand for several scripts of Unicode, or for a variant of one. */
const writtenWith: Readonly<Record<string, string>> = {
  Jpan: "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}",
  Kore: "\\p{sc=Hangul}\\p{sc=Han}",
  Hans: "\\p{sc=Han}",
  Hant: "\\p{sc=Han}",
};

/** Undefined for scripts that exist in language tags but not in Unicode, such as Fraktur (`Latf`). */
const lettersOf = (scripts: string): RegExp | undefined => {
  try {
    return new RegExp(`[${scripts}]`, "gu");
  } catch {
    return undefined; // SyntaxError: Unicode does not know the script, which only compiling the pattern can tell
  }
};

/** Whether at least half of the letters of a text are in the script of a language. */
export const isWrittenIn = (text: string, tag: string): boolean => {
  const script = new Intl.Locale(tag).maximize().script ?? "Latn";
  const letters = lettersOf(writtenWith[script] ?? `\\p{sc=${script}}`);
  const own = letters === undefined ? 0 : (text.match(letters)?.length ?? 0);
  return own > 0 && own * 2 >= (text.match(/\p{L}/gu)?.length ?? 0);
};

/**
 * Whether a text names a language in English, in the language of the page, or in the language itself. Names are compared without their last
 * letters, which vary by grammatical case: "po angielsku", "בעברית".
 */
export const namesLanguage = (text: string, tag: string, pageLanguage: string): boolean => {
  // `no`, because pages say "norsk" rather than "norsk bokmål".
  const language = tag.replace(/^nb\b/, "no").split("-")[0] ?? tag;
  const names = [asSpokenLanguage(pageLanguage) ?? "en", "en", language].map((other) => foldWords(languageName(language, other)));
  const form = foldWords(text);
  return names.some((name) => form.includes(name.slice(0, Math.max(name.length - 2, Math.min(name.length, 3)))));
};
