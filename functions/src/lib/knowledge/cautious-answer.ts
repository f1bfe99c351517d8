import { languageGroup } from "./language-group.ts";
import { knowledgeLimits } from "./limits.ts";
import type { Line } from "./passage.ts";
import type { Finding, SiteIndex } from "./site-index.ts";
import { splitWords } from "./terms.ts";

interface Asking {
  readonly question: string;
  readonly searchWords: readonly string[];
}

/**
 * The line that may be quoted although nobody has read it: it has words of the question that together hardly any other line has, and no
 * other passage comes near. Words cannot tell an answer from the answer to a neighboring question, so that this rule would rather find
 * nothing.
 */
export const findCautiously = (index: SiteIndex, { question, searchWords }: Asking): Finding | undefined => {
  const found = index.findLines([question, ...searchWords]);
  const isEnough = searchWords.length > 0 ? weighSearchWords(index, searchWords) : weighQuestion(index, question);
  return found.slice(0, 2).find((finding) => isEnough(finding.line) && leads(finding, found));
};

/**
 * Three views of what a line has of the search words, because each is blind to something: terms as a whole, which tell "free parking"
 * from "free coffee"; their single words, of which a page may have one here and one there; and the terms by their place, because the
 * model sends the most telling first, and a neighbor of the answer has the last ones.
 */
const weighSearchWords = (index: SiteIndex, searchWords: readonly string[]): ((line: Line) => boolean) => {
  const terms = toEvidence(index, searchWords);
  const words = toEvidence(index, searchWords.flatMap(splitWords));
  return (line) => {
    const seen = terms.filter(({ lines }) => lines.has(line));
    const ofTerms = sumRarity(withoutRepeated(seen));
    const ofWords = sumRarity(words.filter(({ lines }) => lines.has(line)));
    const ofPlaces = seen.reduce((sum, { rarity, place }) => sum + rarity * (1 - place / terms.length), 0);
    return ofTerms >= knowledgeLimits.enoughTerms && ofTerms + ofWords + ofPlaces >= knowledgeLimits.enoughEvidence;
  };
};

const weighQuestion = (index: SiteIndex, question: string): ((line: Line) => boolean) => {
  const words = toEvidence(index, splitWords(question));
  return (line) => {
    const seen = words.filter(({ lines }) => lines.has(line));
    return seen.length >= knowledgeLimits.enoughOfQuestion * words.length && sumRarity(seen) >= knowledgeLimits.enoughWords;
  };
};

/** A term that a line may have. */
interface Evidence {
  readonly words: ReadonlySet<string>;
  readonly lines: ReadonlySet<Line>;
  /** 1 for what stands in one line of the site, 0 for what stands in every one. */
  readonly rarity: number;
  /** From 0. */
  readonly place: number;
}

const toEvidence = (index: SiteIndex, terms: readonly string[]): readonly Evidence[] =>
  [...new Set(terms)].map((term, place) => {
    const lines = index.linesWithAll(term);
    const rarity = index.size > 1 ? 1 - Math.log(Math.max(1, lines.size)) / Math.log(index.size) : 1;
    return { words: new Set(splitWords(term)), lines, rarity, place };
  });

/** A term that holds another one says the same once more. */
const withoutRepeated = (seen: readonly Evidence[]): readonly Evidence[] =>
  seen.filter(
    ({ words, place }) =>
      !seen.some(
        (other) => other.place !== place && other.words.isSubsetOf(words) && (other.words.size < words.size || other.place < place),
      ),
  );

const sumRarity = (seen: readonly Evidence[]): number => seen.reduce((sum, { rarity }) => sum + rarity, 0);

/** Translations of the same page are no rivals. */
const leads = ({ passage, score }: Finding, found: readonly Finding[]): boolean => {
  const group = languageGroup(passage.page.language);
  const rival = found.find((other) => other.passage !== passage && languageGroup(other.passage.page.language) === group);
  return score >= knowledgeLimits.clearLead * (rival?.score ?? 0);
};
