import { profileLimits } from "./limits.ts";
import { type Pronoun, pronouns } from "../projects/profile.ts";
import { cleanText } from "../core/text.ts";

/** The labels of the pronouns in one language: `{ she_her: "hun/henne", … }`. */
export type PronounLabels = Readonly<Record<Pronoun, string>>;

/**
 * The pronouns that a text names: one of the four values, or words of the labels that visitors see. Undefined when any word of it is
 * another one, or means another value ("she/they"). Nothing is a way to take them back.
 *
 * @param labels the visitor's language first: it decides what a word means that several languages have
 */
export const parsePronoun = (text: string, labels: readonly PronounLabels[]): Pronoun | undefined => {
  if (text.length > profileLimits.pronounLength) return undefined;
  const cleaned = cleanText(text);
  if (cleaned === "") return "unspecified";
  const vocabularies = [...labels.map(readLabels), natural];
  const meant = partsOf(cleaned).map((part) => vocabularies.map((words) => words.get(part)).find((pronoun) => pronoun !== undefined));
  const [first, ...others] = meant;
  return others.every((pronoun) => pronoun === first) ? first : undefined;
};

/** What stands between the words of a label: "hun/henne", "o (kadın)". */
const betweenParts = /[/,()（）、،]/u;

/** Letters only: "non-binary" and "nonbinary" are one. */
const partsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(betweenParts)
    .map((part) => part.replaceAll(/[^\p{L}\p{M}]/gu, ""))
    .filter((part) => part !== "");

/** Without words that several labels share, such as the only pronoun of a language. */
const readLabels = (labels: PronounLabels): ReadonlyMap<string, Pronoun> => {
  const words = pronouns.flatMap((pronoun) => partsOf(labels[pronoun]).map((part) => [part, pronoun] as const));
  return new Map(words.filter(([part, pronoun]) => words.every(([other, meant]) => other !== part || meant === pronoun)));
};

/** The values themselves, and English words for them, which models use in every language. */
const natural = readLabels({
  she_her: "she, her, hers, she_her",
  he_him: "he, him, his, he_him",
  they_them: "they, them, their, theirs, they_them, non-binary",
  unspecified: "unspecified",
});
