import { eld } from "eld/small";

/** For languages so similar that a sentence does not tell them apart. */
const tolerance = 0.06;

/** Undefined if the text is too short to tell. */
export const soundsLike = (text: string): string | undefined => {
  const found = eld.detect(text);
  return found.isReliable() ? found.language : undefined;
};

/** Whether a text can be in this language. True if it cannot be judged. */
export const speaksLanguage = (text: string, tag: string): boolean => {
  const found = eld.detect(text);
  if (!found.isReliable()) return true;
  const scores = found.getScores();
  return (scores[codeOf(tag)] ?? 0) >= (scores[found.language] ?? 1) - tolerance;
};

/** Languages for which the detector reports the code of another. */
const sameAs: Readonly<Record<string, string>> = { nb: "no", nn: "no", id: "ms" };

const codeOf = (tag: string): string => {
  const { language } = new Intl.Locale(tag);
  return sameAs[language] ?? language;
};

const known = new Set(Object.values(eld.info().Languages));

/** Whether the detector knows a language. */
export const isJudged = (tag: string): boolean => known.has(codeOf(tag));
