import { languageGroup } from "./language-group.ts";
import { knowledgeLimits } from "./limits.ts";
import type { Line, Passage } from "./passage.ts";
import type { Finding, SiteIndex } from "./site-index.ts";
import { splitWords, type TermReader } from "./terms.ts";

interface Asking {
  readonly question: string;
  readonly searchWords: readonly string[];
}

/** What speaks for quoting lines. */
interface Weighing {
  readonly weigh: (finding: Finding) => number;
  /** Whether a weight is enough for a line that fits `lead` times as well as the best one of any other passage of its language. */
  readonly isEnough: (weight: number, lead: number) => boolean;
}

/**
 * The line that may be quoted although nobody has read it: it has words of the question that together hardly any other line has, and no
 * other passage comes near. Words cannot tell an answer from the answer to a neighboring question, so that this rule would rather find
 * nothing.
 */
export const findCautiously = (index: SiteIndex, { question, searchWords }: Asking): Finding | undefined => {
  const { weigh, isEnough } = searchWords.length > 0 ? weighSearchWords(index, { question, searchWords }) : weighQuestion(index, question);
  const found = index
    .findLines([question, ...searchWords])
    .slice(0, knowledgeLimits.comparedLines)
    .map((finding) => ({ ...finding, weight: weigh(finding) }));
  return found
    .slice(0, 2)
    .toSorted((one, other) => other.weight - one.weight)
    .find((finding) => {
      // Translations of the same page are no rivals.
      const rivals = found.filter(({ passage }) => passage !== finding.passage && groupOf(passage) === groupOf(finding.passage));
      const lead = finding.score / (rivals[0]?.score ?? 0);
      return isEnough(finding.weight, lead) && rivals.every(({ weight }) => weight < finding.weight);
    });
};

/**
 * Three figures of a line, each of which says what the others do not: how much it has of what was asked, by how rare that is; how telling
 * the best search word is that it has; and how telling the words of the question are that it lacks. A search word is telling when it is
 * rare and comes early, because the model sends the most telling first.
 */
const weighSearchWords = (index: SiteIndex, { question, searchWords }: Asking): Weighing => {
  const { telling, enough } = knowledgeLimits.cautious;
  const terms = toEvidence(index, searchWords);
  const words = toEvidence(index, [question, ...searchWords].flatMap(splitWords));
  const shared = toSharedWords(index.terms, question, { terms, words });
  return {
    weigh: ({ line, passage }) => {
      const has = ({ lines }: Evidence): boolean => lines.has(line);
      const seen = terms.filter(has);
      const told = seen.map(({ rarity, place }) => rarity * earliness(place, terms));
      const evidence = sumRarity(withoutRepeated(seen)) + sumRarity(words.filter(has)) + sum(told);
      const lacking = shared.filter((word) => !word.lines.has(line) && isToldBy(word, groupOf(passage)));
      return Math.log1p(evidence) + telling * (Math.max(0, ...told) - sum(lacking.map(({ weight }) => weight)));
    },
    isEnough: (weight) => weight >= enough,
  };
};

/** 1 for the first search word, near 0 for the last. */
const earliness = (place: number, terms: readonly unknown[]): number => 1 - place / terms.length;

const weighQuestion = (index: SiteIndex, question: string): Weighing => {
  const { enoughOfQuestion, enoughWords, enoughLead } = knowledgeLimits.cautiousWithoutWords;
  const words = toEvidence(index, splitWords(question));
  return {
    weigh: ({ line }) => {
      const seen = words.filter(({ lines }) => lines.has(line));
      return seen.length >= enoughOfQuestion * words.length ? sumRarity(seen) : 0;
    },
    isEnough: (weight, lead) => weight >= enoughWords && lead >= enoughLead,
  };
};

/** A term that a line may have. */
interface Evidence {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** The lines that have it, and where they stand. */
  readonly lines: ReadonlyMap<Line, Passage>;
  /** 1 for what stands in one line of the site, 0 for what stands in every one. */
  readonly rarity: number;
  /** From 0. */
  readonly place: number;
}

const toEvidence = (index: SiteIndex, terms: readonly string[]): readonly Evidence[] =>
  [...new Set(terms)].map((term, place) => {
    const lines = index.linesWithAll(term);
    const rarity = index.size > 1 ? 1 - Math.log(Math.max(1, lines.size)) / Math.log(index.size) : 1;
    return { text: term, words: new Set(splitWords(term)), lines, rarity, place };
  });

/** A term that holds another one says the same once more. */
const withoutRepeated = (seen: readonly Evidence[]): readonly Evidence[] =>
  seen.filter(
    ({ words, place }) =>
      !seen.some(
        (other) => other.place !== place && other.words.isSubsetOf(words) && (other.words.size < words.size || other.place < place),
      ),
  );

const sumRarity = (seen: readonly Evidence[]): number => sum(seen.map(({ rarity }) => rarity));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A word of the question that search words repeat: what the question is about. */
interface SharedWord {
  /** The lines that have any of the words that repeat it. */
  readonly lines: ReadonlyMap<Line, Passage>;
  /** The languages of these lines. */
  readonly groups: ReadonlySet<string>;
  /** How early a search word repeats it; half of that for what the site has nowhere, which it may say in another word. */
  readonly weight: number;
}

const toSharedWords = (
  { readWords }: TermReader,
  question: string,
  { terms, words }: Readonly<Record<"terms" | "words", readonly Evidence[]>>,
): readonly SharedWord[] => {
  const forms = (word: string): readonly string[] => readWords(word).flat();
  const sent = terms.flatMap((term) => [...term.words].map((word) => ({ word, place: term.place, forms: forms(word) })));
  const telling = splitWords(question).filter((word) => !isParticle.test(word));
  return [...new Set(telling)].flatMap((word) => {
    const asked = forms(word);
    const repeated = sent.filter((one) => one.forms.some((form) => asked.some((other) => isFormOf(form, other))));
    const [first] = repeated;
    if (first === undefined) return [];
    const repeating = words.filter(({ text }) => repeated.some((one) => one.word === text));
    const lines = new Map(repeating.flatMap((one) => [...one.lines]));
    const weight = earliness(first.place, terms) * (lines.size === 0 ? knowledgeLimits.cautious.nowhere : 1);
    return [{ lines, groups: new Set(lines.values().map(groupOf)), weight }];
  });
};

/** In alphabets that write vowels, words of one or two letters say nothing by themselves: "on", "på", "на". */
const isParticle = /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]{1,2}$/u;

/** "honnør" and "honnørrabatt", whichever was asked. */
const isFormOf = (one: string, other: string): boolean => one === other || begins(one, other) || begins(other, one);

const begins = (word: string, beginning: string): boolean =>
  beginning.length >= knowledgeLimits.lettersOfBeginning && word.startsWith(beginning);

/** A word that only pages in other languages have says nothing of a line in this one. */
const isToldBy = ({ groups }: SharedWord, group: string): boolean => groups.size === 0 || groups.has(group);

const groupOf = ({ page }: Passage): string => languageGroup(page.language);
