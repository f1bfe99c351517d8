import { languageGroup } from "./language-group.ts";
import { knowledgeLimits } from "./limits.ts";
import type { Line } from "./passage.ts";
import type { Finding, SiteIndex } from "./site-index.ts";

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
  const words = toEvidence(
    index,
    [question, ...searchWords].slice(searchWords.length > 0 ? 1 : 0).flatMap((text) => wordsOf(index, text)),
  );
  const phrases = searchWords.length > 0 ? toEvidence(index, searchWords) : words;
  return found.slice(0, 2).find((finding) => {
    const seen = words.filter(({ lines }) => lines.has(finding.line));
    const isCovered =
      searchWords.length > 0
        ? sumRarity(seen) >= knowledgeLimits.enoughOfSearchWords * words.length
        : seen.length >= knowledgeLimits.enoughOfQuestion * words.length;
    const evidence = withoutRepeated(phrases.filter(({ lines }) => lines.has(finding.line)));
    return isCovered && sumRarity(evidence) >= knowledgeLimits.enoughEvidence && leads(finding, found);
  });
};

/** A phrase that a line may have. */
interface Evidence {
  readonly words: ReadonlySet<string>;
  readonly lines: ReadonlySet<Line>;
  /** 1 for what stands in one line of the site, 0 for what stands in every one. */
  readonly rarity: number;
}

const toEvidence = (index: SiteIndex, phrases: readonly string[]): readonly Evidence[] =>
  [...new Set(phrases)].map((phrase) => {
    const lines = index.linesWithAll(phrase);
    const rarity = index.size > 1 ? 1 - Math.log(Math.max(1, lines.size)) / Math.log(index.size) : 1;
    return { words: new Set(wordsOf(index, phrase)), lines, rarity };
  });

const wordsOf = ({ terms }: SiteIndex, text: string): readonly string[] =>
  terms.readWords(text).flatMap((alternatives) => alternatives.slice(0, 1));

/** A phrase that holds another one says the same once more. */
const withoutRepeated = (seen: readonly Evidence[]): readonly Evidence[] =>
  seen.filter(
    ({ words }, place) =>
      !seen.some(
        (other, otherPlace) =>
          otherPlace !== place && other.words.isSubsetOf(words) && (other.words.size < words.size || otherPlace < place),
      ),
  );

const sumRarity = (seen: readonly Evidence[]): number => seen.reduce((sum, { rarity }) => sum + rarity, 0);

/** Translations of the same page are no rivals. */
const leads = ({ passage, score }: Finding, found: readonly Finding[]): boolean => {
  const group = languageGroup(passage.page.language);
  const rival = found.find((other) => other.passage !== passage && languageGroup(other.passage.page.language) === group);
  return score >= knowledgeLimits.clearLead * (rival?.score ?? 0);
};
