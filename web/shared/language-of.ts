/** Scripts, and the language that most who write in them here speak. Of Latin letters nobody can say that: names in other scripts have them, too. */
const scripts: readonly { readonly letter: RegExp; readonly script: string; readonly language: string }[] = [
  { letter: /\p{Script=Hebrew}/u, script: "Hebr", language: "he" },
  { letter: /\p{Script=Arabic}/u, script: "Arab", language: "ar" },
  { letter: /\p{Script=Latin}/u, script: "Latn", language: "" },
];

/**
 * The language of something that was said, for whoever reads it aloud: the expected one, unless it is plainly written in the script of another.
 * Latin letters that were not expected are of an unknown language: an empty tag.
 */
export const languageOf = (text: string, expected: string): string => {
  const written = scripts.find(({ letter }) => letter.test(text));
  return written === undefined || written.script === scriptOf(expected) ? expected : written.language;
};

const scriptOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined; // not a language tag
  }
};
