import type { ModelFailure } from "../core/model-failure.ts";
import { findCautiously } from "./cautious-answer.ts";
import type { Judge, JudgeRequest } from "./judge.ts";
import { knowledgeLimits } from "./limits.ts";
import { type Passage, textOf } from "./passage.ts";
import { quoteLine, quoteWords } from "./quotation.ts";
import type { SiteIndex } from "./site-index.ts";

/** An answer that can be spoken. */
export interface FoundAnswer {
  readonly passage: Passage;
  /** Words of the passage, in their order. */
  readonly quotation: string;
  /** What else speaks of the question, the best first. */
  readonly related: readonly Passage[];
}

export type Finding = ({ readonly kind: "answered"; readonly answer: FoundAnswer } | { readonly kind: "not_answered" | "no_question" }) & {
  /** What might answer, where a rule has decided and nobody has read it. */
  readonly unread?: readonly Passage[];
};

export interface Reader {
  /** Undefined where there is no model, or nobody may use it any more. */
  readonly judge: Judge | undefined;
  readonly onFailure: (failure: ModelFailure | "not_verbatim") => void;
}

type Asking = Omit<JudgeRequest, "passages">;

/**
 * What answers a question. A model that reads the passages proposes; what it proposes is spoken only if it stands there, word by word.
 * Where there is no model, or its proposal is worth nothing, a rule decides on the words.
 */
export const findAnswer = async ({ judge, onFailure }: Reader, index: SiteIndex, asking: Asking): Promise<Finding> => {
  const { ranked, cautious } = search(index, asking);
  const passages = fitsWhole(index) ? index.passages : ranked.slice(0, knowledgeLimits.judgedPassages);
  const answered = (passage: Passage, quotation: string): Finding => ({
    kind: "answered",
    answer: { passage, quotation, related: ranked },
  });
  if (judge !== undefined && passages.length > 0) {
    const verdict = await judge.judge({ ...asking, passages });
    if (verdict.kind === "not_answered" || verdict.kind === "no_question") return verdict;
    const passage = verdict.kind === "answered" ? passages[verdict.position] : undefined;
    const quotation = verdict.kind === "answered" && passage !== undefined ? quoteWords(passage, verdict.words) : undefined;
    if (passage !== undefined && quotation !== undefined) return answered(passage, quotation);
    onFailure(verdict.kind === "failed" ? verdict.failure : "not_verbatim");
  }
  const unread = findUnread(ranked);
  const found = cautious();
  if (found === undefined) return { kind: "not_answered", unread };
  const texts = [asking.question, ...asking.searchWords];
  return { ...answered(found.passage, quoteLine(found.passage, found.line, texts, index.terms)), unread };
};

type Words = Pick<Asking, "question" | "searchWords">;

/** The passages that have words of the question, the best first. */
export const rankPassages = (index: SiteIndex, { question, searchWords }: Words): readonly Passage[] => [
  ...new Set(index.findLines([question, ...searchWords]).map(({ passage }) => passage)),
];

interface Searched {
  /** By `rankPassages`. */
  readonly ranked: readonly Passage[];
  /** What the rule would quote. */
  readonly cautious: () => ReturnType<typeof findCautiously>;
}

/**
 * The last search of each site, until it is taken: words are searched before their visitor is let in, to read ahead what they find, and
 * need not be searched again when the answer is decided.
 */
const lastSearches = new WeakMap<SiteIndex, Searched & { readonly key: string }>();

export const search = (index: SiteIndex, words: Words): Searched => {
  const key = JSON.stringify([words.question, words.searchWords]);
  const last = lastSearches.get(index);
  lastSearches.delete(index);
  if (last?.key === key) return last;
  let found: { readonly line: ReturnType<typeof findCautiously> } | undefined;
  const searched = {
    key,
    ranked: rankPassages(index, words),
    cautious: () => (found ??= { line: findCautiously(index, words) }).line,
  };
  lastSearches.set(index, searched);
  return searched;
};

const fitsWhole = ({ passages }: SiteIndex): boolean => {
  let characters = 0;
  return passages.every((passage) => (characters += textOf(passage).length) <= knowledgeLimits.wholeSiteCharacters);
};

/** What the live model can be given to read: as many of the best as fit. */
export const findUnread = (ranked: readonly Passage[]): readonly Passage[] => {
  let room: number = knowledgeLimits.unreadCharacters;
  return ranked.slice(0, knowledgeLimits.judgedPassages).filter((passage) => {
    const { length } = textOf(passage);
    const fits = length <= room;
    if (fits) room -= length;
    return fits;
  });
};
