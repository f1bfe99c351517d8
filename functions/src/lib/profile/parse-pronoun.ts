import { profileLimits } from "./limits.ts";
import { type Pronoun, pronouns } from "../projects/profile.ts";
import { cleanText } from "../core/text.ts";
import { pronounWords } from "./pronoun-words.ts";

/** What a word or a phrase means beside pronouns: nothing, or that the next or the last one is not meant. */
const otherMeanings = ["around", "not", "notBefore"] as const;

type Meaning = Pronoun | (typeof otherMeanings)[number];

/** By language. */
interface Meanings {
  readonly here: Map<string, Meaning>;
  /** Outside of these languages. */
  readonly elsewhere: Set<Meaning>;
}

/**
 * The pronouns that somebody names in their own words. Undefined when it is not certain which: every word must be understood, so
 * that "anything but she" is not "she". Of several ("she/they") the first counts, and not what is ruled out ("not he"). Nothing is a
 * way to take them back.
 *
 * @param languages BCP 47, the conversation's first: they decide what a word means that several languages have
 */
export const parsePronoun = (text: string, languages: readonly string[]): Pronoun | undefined => {
  if (text.length > profileLimits.pronounLength) return undefined;
  const cleaned = cleanText(text);
  if (cleaned === "") return "unspecified";
  const spoken = languages.flatMap(relatedLanguages);
  const clauses = cleaned.split(betweenClauses).map((clause) => parseMeanings(splitWords(clause), spoken));
  const found = whatIsMeant(clauses);
  const contradictory = found.includes("unspecified") && found.some((meaning) => meaning !== "unspecified");
  return contradictory ? undefined : found[0];
};

const parseMeanings = (words: readonly string[], spoken: readonly string[]): readonly Meaning[] | undefined => {
  const meanings: Meaning[] = [];
  for (let start = 0; start < words.length;) {
    const match = findLongest(words.slice(start), spoken);
    if (match === undefined) return undefined;
    meanings.push(match.meaning);
    start += match.length;
  }
  return meanings;
};

const betweenClauses = /[,;.!?،؛、。，；！]+/u;

/** Nothing where a word was not understood, and where it is ruled out what is not said. */
const whatIsMeant = (clauses: readonly (readonly Meaning[] | undefined)[]): readonly Pronoun[] => {
  const ruledOut = clauses.map((clause, at) => (clause === undefined ? [undefined] : ruleOut(clause, at === 0)));
  if (ruledOut.flat().includes(undefined)) return [];
  const meanings = clauses.flatMap((clause) => clause ?? []);
  return meanings.filter(isPronoun).filter((meaning) => !ruledOut.flat().includes(meaning));
};

/** "not he" and "él no" rule out the one that they are said with. "No, she" rules out nothing: in many languages the words are the same. */
const ruleOut = (clause: readonly Meaning[], isFirst: boolean): readonly (Meaning | undefined)[] => {
  const said = clause.filter((meaning) => meaning !== "around");
  if (isFirst && said.length === 1 && said[0] === "not") return [];
  return said.flatMap((meaning, at) => {
    if (meaning === "not") return [said[at + 1] ?? said[at - 1]];
    return meaning === "notBefore" ? [said[at - 1]] : [];
  });
};

const isPronoun = (meaning: Meaning): meaning is Pronoun => pronouns.some((pronoun) => pronoun === meaning);

const findLongest = (
  words: readonly string[],
  spoken: readonly string[],
): { readonly meaning: Meaning; readonly length: number } | undefined => {
  for (let length = Math.min(words.length, longestPhrase); length > 0; length--) {
    const meanings = vocabulary.get(words.slice(0, length).join(" "));
    const meaning = meanings && choose(meanings, spoken);
    if (meaning !== undefined) return { meaning, length };
  }
  return undefined;
};

/** In the languages of the conversation, or where all others agree. */
const choose = ({ here, elsewhere }: Meanings, spoken: readonly string[]): Meaning | undefined => {
  const own = spoken.map((language) => here.get(language)).find((meaning) => meaning !== undefined);
  if (own !== undefined) return own;
  const [meaning, ...others] = [...elsewhere].filter((candidate) => candidate !== "around");
  if (others.length > 0) return undefined;
  return meaning ?? (elsewhere.has("around") ? "around" : undefined);
};

/** Where the words of another language are said too. */
const relatives: ReadonlyMap<string, readonly string[]> = new Map([
  ["no", ["nb"]],
  ["nn", ["nb"]],
  ["da", ["nb"]],
  ["sr", ["sr", "hr"]],
  ["bs", ["hr"]],
  ["sl", ["hr"]],
  ["yue", ["zh"]],
  ["ms", ["id"]],
  ["gl", ["pt", "es"]],
]);

const relatedLanguages = (tag: string): readonly string[] => {
  const [language = ""] = tag.toLowerCase().split("-");
  return relatives.get(language) ?? [language];
};

/** Scripts that put no spaces between words: every character stands alone, and the longest phrase wins. */
const unspaced = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー])/gu;

/** Points and accents over letters that people mostly leave away: of Hebrew, of Arabic, of a Turkish i. */
const optionalMarks = /[\u0591-\u05C7]|[\u064B-\u065F]|\u0670|\u0640|\u0307/gu;

const splitWords = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(optionalMarks, "")
    .replaceAll("ı", "i")
    .replaceAll(/[أإآ]/gu, "ا")
    .replaceAll(/[’ʼ]/gu, "'")
    .normalize("NFC")
    .replaceAll(unspaced, " $1 ")
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .map((word) => word.replaceAll(/^'+|'+$/g, ""))
    .filter((word) => word !== "");

const listWords = (list: string): readonly string[] =>
  list
    .split(", ")
    .map((phrase) => splitWords(phrase).join(" "))
    .filter((phrase) => phrase !== "");

const makeVocabulary = (): ReadonlyMap<string, Meanings> => {
  const made = new Map<string, Meanings>();
  for (const [language, table] of Object.entries(pronounWords)) {
    const onlyHere = new Set(listWords(table.onlyHere ?? ""));
    for (const meaning of [...pronouns, ...otherMeanings]) {
      for (const phrase of listWords(table[meaning] ?? "")) {
        const meanings = made.get(phrase) ?? { here: new Map(), elsewhere: new Set() };
        if (!meanings.here.has(language)) meanings.here.set(language, meaning);
        if (!onlyHere.has(phrase)) meanings.elsewhere.add(meaning);
        made.set(phrase, meanings);
      }
    }
  }
  return made;
};

const vocabulary = makeVocabulary();

const longestPhrase = Math.max(...[...vocabulary.keys()].map((phrase) => phrase.split(" ").length));
