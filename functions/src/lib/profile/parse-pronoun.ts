import { apostrophe, cleanText, foldText } from "../platform/core/text.ts";
import { isNegated } from "../i18n/negation.ts";
import { type Pronoun, pronouns } from "../projects/profile.ts";
import { profileLimits } from "./limits.ts";
import { nonBinary, refusals, wordsAlone, wordsAnywhere } from "./pronoun-words.ts";

/** Labels of the pronouns in one language: `{ she_her: "hun/henne", … }`. */
type PronounLabels = Readonly<Record<Pronoun, string>>;

/**
 * The pronouns that a text names, in natural words: "she", "I use they/them", "non-binary", "prefer not to say". Undefined if it names none
 * or several ("she/they"), or denies one. An empty text withdraws them.
 *
 * @param labels the visitor's language first: it decides what a word shared by several languages means
 */
export const parsePronoun = (text: string, labels: readonly PronounLabels[]): Pronoun | undefined => {
  if (text.length > profileLimits.pronounLength) return undefined;
  const cleaned = cleanText(text);
  if (cleaned === "") return "unspecified";
  const ofVisitor = labels.map(readLabels);
  const inParts = meaningOfParts(cleaned, [...ofVisitor, alone, anywhere]);
  return inParts.length > 0 ? onlyOne(inParts) : onlyOne(meaningsWithin(cleaned, ofVisitor));
};

const onlyOne = ([first, ...others]: readonly (Pronoun | undefined)[]): Pronoun | undefined =>
  others.every((pronoun) => pronoun === first) ? first : undefined;

/** Separators in a label: "hun/henne", "o (kadın)". */
const betweenParts = /[/,;()（）、،"“”„«»「」]/u;

type Vocabulary = ReadonlyMap<string, Pronoun>;

/** Letters only: "non-binary" equals "nonbinary". */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}_]/gu, "");

const partsOf = (text: string): readonly string[] =>
  text
    .split(betweenParts)
    .map(lettersOf)
    .filter((part) => part !== "");

const lookUp = (vocabularies: readonly Vocabulary[], word: string): Pronoun | undefined =>
  vocabularies.map((words) => words.get(word)).find((pronoun) => pronoun !== undefined);

/** Long words are also understood without their accents. Short ones would be others: "hän" is not "han", nor "nő" no. */
const spellingsOf = (word: string): readonly string[] => {
  const folded = lettersOf(foldText(word));
  return folded.length < leastFolded ? [word] : [word, folded];
};

const leastFolded = 4;

/** Empty unless every part is a pronoun. */
const meaningOfParts = (text: string, vocabularies: readonly Vocabulary[]): readonly (Pronoun | undefined)[] => {
  const whole = lookUp(vocabularies, lettersOf(text));
  const meant = whole === undefined ? partsOf(text).map((part) => lookUp(vocabularies, part)) : [whole];
  return meant.includes(undefined) ? [] : meant;
};

/** Without words shared by several labels, such as the only pronoun of a language. */
const readLabels = (labels: PronounLabels): Vocabulary => {
  const words = pronouns.flatMap((pronoun) =>
    partsOf(labels[pronoun])
      .flatMap(spellingsOf)
      .map((part) => [part, pronoun] as const),
  );
  return new Map(words.filter(([part, pronoun]) => words.every(([other, meant]) => other !== part || meant === pronoun)));
};

const read = (words: typeof wordsAnywhere): Vocabulary =>
  new Map(
    (["she_her", "he_him", "they_them"] as const).flatMap((pronoun) =>
      words[pronoun].split(", ").flatMap((word) => spellingsOf(lettersOf(word)).map((spelling) => [spelling, pronoun] as const)),
    ),
  );

const anywhere = read(wordsAnywhere);

const alone: Vocabulary = new Map([...read(wordsAlone), ["unspecified", "unspecified"]]);

const refusal = new RegExp(refusals.map((parts) => `(?<!\\p{L})(?:${parts})`).join("|"), "gu");

/** Scripts of known words that no space separates from others. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** "il ou elle": both are meant, whether or not each is known. */
const alternative =
  /(?<!\p{L})(?:or|ou|oder|eller|czy|lub|или|або|veya|vagy|tai|sau|או|او|या|یا|atau|hoac)(?!\p{L})|(?<=\p{L} )o(?= \p{L})|または|或/u;

/** What is said within a sentence. None if it denies something, or has a pair of pronouns of which one is unknown ("she/xe"). */
const meaningsWithin = (text: string, ofVisitor: readonly Vocabulary[]): readonly Pronoun[] => {
  const folded = foldText(text).replaceAll(apostrophe, "");
  const found: Pronoun[] = [];
  const take = (pattern: RegExp, pronoun: Pronoun, from: string): string =>
    from.replaceAll(pattern, () => {
      found.push(pronoun);
      return " ";
    });
  const rest = take(nonBinary, "they_them", take(refusal, "unspecified", folded));
  if (isNegated(rest) || alternative.test(rest)) return [];
  const pairs = text.match(/(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?: ?\/ ?[\p{L}\p{M}]+)+/gu) ?? [];
  const inPairs = pairs.flatMap((pair) => pair.split("/").map((word) => lookUp([...ofVisitor, alone, anywhere], lettersOf(word))));
  if (inPairs.includes(undefined)) return [];
  const inParts = text.split(betweenParts).map((part) => lookUp([...ofVisitor, alone], lettersOf(part)));
  const short = wordsOf(text).filter((word) => word.length < leastFolded && foldText(word) !== word.toLowerCase());
  const inShort = short.map((word) => anywhere.get(lettersOf(word)));
  return [...found, ...inPairs, ...inParts, ...inShort, ...inWords(rest, ofVisitor)].filter((pronoun) => pronoun !== undefined);
};

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== "");

/** Three words: "third gender", "anh ấy". */
const lengths = [3, 2, 1];

const fewWords = 3;

const inWords = (text: string, ofVisitor: readonly Vocabulary[]): readonly Pronoun[] => {
  if (unspaced.test(text)) return inUnspaced(text, [...ofVisitor, anywhere]);
  const words = wordsOf(text);
  // In a long sentence the pronouns of the visitor's language may be about anything: "Können Sie …".
  const vocabularies = words.length > fewWords ? [anywhere] : [...ofVisitor, anywhere];
  const found: Pronoun[] = [];
  let at = 0;
  while (at < words.length) {
    const readings = lengths.map((length) => ({ length, pronoun: lookUp(vocabularies, lettersOf(words.slice(at, at + length).join(""))) }));
    const { length, pronoun } = readings.find((reading) => reading.pronoun !== undefined) ?? { length: 1, pronoun: undefined };
    if (pronoun !== undefined) found.push(pronoun);
    at += length;
  }
  return found;
};

/** Long words first: "彼女" is not also "彼". */
const inUnspaced = (text: string, vocabularies: readonly Vocabulary[]): readonly Pronoun[] => {
  const words = vocabularies.flatMap((words) =>
    words
      .keys()
      .filter((word) => unspaced.test(word) && text.includes(word))
      .toArray(),
  );
  const found: Pronoun[] = [];
  let rest = text;
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const pronoun = lookUp(vocabularies, word);
    if (pronoun === undefined || !rest.includes(word)) continue;
    found.push(pronoun);
    rest = rest.replaceAll(word, " ");
  }
  return found;
};
