import { languageGroup } from "./language-group.ts";
import { knowledgeLimits } from "./limits.ts";
import type { Line } from "./passage.ts";
import type { Finding, SiteIndex } from "./site-index.ts";
import { splitWords } from "./terms.ts";

interface Asking {
  readonly question: string;
  readonly searchWords: readonly string[];
}

/** What speaks for quoting a line. */
interface Weight {
  /** 0 where nothing is counted. */
  readonly evidence: number;
  readonly isEnough: boolean;
}

type WeighedFinding = Finding & Weight;

/**
 * The line that may be quoted although nobody has read it: it has words of the question that together hardly any other line has, and no
 * other passage comes near. Words cannot tell an answer from the answer to a neighboring question, so that this rule would rather find
 * nothing.
 */
export const findCautiously = (index: SiteIndex, { question, searchWords }: Asking): Finding | undefined => {
  const weigh = searchWords.length > 0 ? weighSearchWords(index, { question, searchWords }) : weighQuestion(index, question);
  const found = index
    .findLines([question, ...searchWords])
    .slice(0, knowledgeLimits.comparedLines)
    .map((finding) => ({ ...finding, ...weigh(finding.line) }));
  return found
    .slice(0, 2)
    .toSorted((one, other) => other.evidence - one.evidence)
    .find((finding) => finding.isEnough && leads(finding, found));
};

/**
 * Three views of what a line has of the search words, because each is blind to something: terms as a whole, which tell "free parking"
 * from "free coffee"; their single words, of which a page may have one here and one there; and the terms by their place, because the
 * model sends the most telling first, and a neighbor of the answer has the last ones.
 *
 * Words that a question and its search words have in common are what the question is about. A line that has hardly any of them answers
 * a neighbor of the question, unless it has nearly everything else; one that has all of them that the site knows needs less. There are
 * none where the question is in another language than the site.
 */
const weighSearchWords = (index: SiteIndex, { question, searchWords }: Asking): ((line: Line) => Weight) => {
  const terms = toEvidence(index, searchWords);
  const words = toEvidence(index, searchWords.flatMap(splitWords));
  const isCommon = sharesWords(index, question);
  const [commonTerms, commonWords] = [terms.filter(isCommon), words.filter(isCommon)];
  const inCommon = sumRarity(commonTerms);
  return (line) => {
    const has = ({ lines }: Evidence): boolean => lines.has(line);
    const seen = terms.filter(has);
    const ofTerms = sumRarity(withoutRepeated(seen));
    const ofWords = sumRarity(words.filter(has));
    const ofPlaces = seen.reduce((sum, { rarity, place }) => sum + rarity * (1 - place / terms.length), 0);
    const evidence = ofTerms + ofWords + ofPlaces;
    const hasLittle = sumRarity(commonTerms.filter(has)) < knowledgeLimits.enoughInCommon * inCommon;
    const hasAll = inCommon > 0 && commonWords.every((word) => has(word) || word.lines.size === 0);
    const { enoughTerms, enoughEvidence } = knowledgeLimits[hasLittle ? "withLittleInCommon" : hasAll ? "withAllInCommon" : "inGeneral"];
    return { evidence, isEnough: ofTerms >= enoughTerms && evidence >= enoughEvidence };
  };
};

/** Whether a term has a word of the question, in any form, or one that begins with it: "honnør" and "honnørrabatt". */
const sharesWords = ({ terms }: SiteIndex, question: string): ((term: Evidence) => boolean) => {
  const asked = terms.readWords(question).flat();
  const isAsked = (form: string): boolean => asked.some((other) => form === other || begins(form, other) || begins(other, form));
  return ({ words }) => [...words].flatMap(terms.readWords).flat().some(isAsked);
};

const begins = (word: string, beginning: string): boolean =>
  beginning.length >= knowledgeLimits.lettersOfBeginning && word.startsWith(beginning);

const weighQuestion = (index: SiteIndex, question: string): ((line: Line) => Weight) => {
  const words = toEvidence(index, splitWords(question));
  return (line) => {
    const seen = words.filter(({ lines }) => lines.has(line));
    const isEnough = seen.length >= knowledgeLimits.enoughOfQuestion * words.length && sumRarity(seen) >= knowledgeLimits.enoughWords;
    return { evidence: 0, isEnough };
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

/** By how well it fits, or by its evidence: either may be led astray by a word. Translations of the same page are no rivals. */
const leads = ({ passage, score, evidence }: WeighedFinding, found: readonly WeighedFinding[]): boolean => {
  const group = languageGroup(passage.page.language);
  const rivals = found.filter((other) => other.passage !== passage && languageGroup(other.passage.page.language) === group);
  const [best] = rivals;
  const most = Math.max(0, ...rivals.map((rival) => rival.evidence));
  return score >= knowledgeLimits.clearLead * (best?.score ?? 0) || evidence >= knowledgeLimits.clearLeadOfEvidence + most;
};
