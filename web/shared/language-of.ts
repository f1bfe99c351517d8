/** Scripts, and the language that most people who use them here speak. Not Latin, which names in other scripts use, too. */
const scripts: readonly { readonly letter: RegExp; readonly script: string; readonly language: string }[] = [
  { letter: /\p{Script=Hebrew}/u, script: "Hebr", language: "he" },
  { letter: /\p{Script=Arabic}/u, script: "Arab", language: "ar" },
  { letter: /\p{Script=Latin}/u, script: "Latn", language: "" },
];

/**
 * The language of an utterance, for screen readers: the expected one, unless it is plainly in another script. Unexpected Latin letters are of an
 * unknown language: an empty tag.
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
