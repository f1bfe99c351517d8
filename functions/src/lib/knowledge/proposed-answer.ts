import { type FoundAnswer, rankPassages } from "./find-answer.ts";
import { knowledgeLimits } from "./limits.ts";
import type { Passage } from "./passage.ts";
import { quoteWords } from "./quotation.ts";
import type { SiteIndex } from "./site-index.ts";

/** What the live model says when it has read the passages it was given: the words that answer, or that none do. */
export type Proposal = { readonly kind: "words"; readonly words: string } | { readonly kind: "none" };

/** Undefined when it has proposed nothing. */
export const parseProposal = (quote: string | undefined): Proposal | undefined => {
  const words = quote?.trim() ?? "";
  if (words === "" || words.length > knowledgeLimits.quoteCharacters) return undefined;
  return /^\P{L}*none\P{L}*$/iu.test(words) ? { kind: "none" } : { kind: "words", words };
};

/** The sentences that the proposed words stand in: of the passage that fits the question best, or else of the one that has them. */
export const findProposed = (index: SiteIndex, ranked: readonly Passage[], words: string): FoundAnswer | undefined => {
  const holding = rankPassages(index, { question: words, searchWords: [] });
  const candidates = [ranked, holding].flatMap((passages) => passages.slice(0, knowledgeLimits.judgedPassages));
  for (const passage of new Set(candidates)) {
    const quotation = quoteWords(passage, words);
    if (quotation !== undefined) return { passage, quotation, related: ranked };
  }
  return undefined;
};
