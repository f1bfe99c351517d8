import { eld } from "eld/small";

/** Languages that are written so much alike that a sentence does not tell which it is. */
const tolerance = 0.06;

/** Undefined where the words are too few to tell. */
export const soundsLike = (text: string): string | undefined => {
  const found = eld.detect(text);
  return found.isReliable() ? found.language : undefined;
};

/** Whether a text can be in this language. What cannot be judged is not held against anybody. */
export const speaksLanguage = (text: string, tag: string): boolean => {
  const found = eld.detect(text);
  if (!found.isReliable()) return true;
  const scores = found.getScores();
  return (scores[codeOf(tag)] ?? 0) >= (scores[found.language] ?? 1) - tolerance;
};

/** Languages that the detector reports under the code of another. */
const sameAs: Readonly<Record<string, string>> = { nb: "no", nn: "no", id: "ms" };

const codeOf = (tag: string): string => {
  const { language } = new Intl.Locale(tag);
  return sameAs[language] ?? language;
};

const known = new Set(Object.values(eld.info().Languages));

/** Whether the detector knows a language. */
export const isJudged = (tag: string): boolean => known.has(codeOf(tag));
