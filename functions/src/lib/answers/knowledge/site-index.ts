import { setImmediate } from "node:timers/promises";
import MiniSearch from "minisearch";
import { createPauses } from "../../../../../web/markdown/create-pauses.ts";
import { knowledgeLimits } from "./limits.ts";
import { languageGroup, createTermReader, loadStemmers, type TermReader } from "./terms.ts";
import { type Line, type Passage, titlesAbove } from "./passage.ts";

interface ScoredLine {
  readonly passage: Passage;
  readonly line: Line;
  /** MiniSearch's BM25+ score, comparable among the lines found for one question. */
  readonly score: number;
}

export interface SiteIndex {
  /** In the order of the pages. */
  readonly passages: readonly Passage[];
  /** The lines that contain any of the words, the best first. Pauses after each word. */
  readonly findLines: (texts: readonly string[]) => Promise<readonly ScoredLine[]>;
}

/** A line as it is indexed: terms separated by line breaks, so that a word and its stem are two terms. */
interface IndexedLine {
  readonly id: number;
  readonly text: string;
  readonly context: string;
}

/** Pauses now and then for the other requests of the process. */
export const buildSiteIndex = async (passages: readonly Passage[]): Promise<SiteIndex> => {
  const terms = createTermReader(await loadStemmers(passages.map(({ page }) => languageGroup(page.language))));
  const search = createSearch();
  const lines: Omit<ScoredLine, "score">[] = [];
  const turn = createPauses(setImmediate);
  for (const passage of passages) {
    const group = languageGroup(passage.page.language);
    const [context = "", ...texts] = terms.readTerms([titlesAbove(passage), ...passage.lines.map(({ text }) => text)], group).map(join);
    for (const [row, line] of passage.lines.entries()) {
      search.add({ id: lines.length, text: texts[row] ?? "", context });
      lines.push({ passage, line });
      await turn();
    }
  }
  return {
    passages,
    findLines: async (texts) => {
      const [scores, matches] = [new Float64Array(lines.length), new Uint16Array(lines.length)];
      let found = 0;
      for (const [term, times] of askedTerms(terms, texts)) {
        if (found > knowledgeLimits.foundLines) break;
        for (const result of search.search(term)) {
          const id = Number(result.id);
          scores[id] = (scores[id] ?? 0) + times * result.score;
          matches[id] = (matches[id] ?? 0) + 1;
          found++;
        }
        await setImmediate();
      }
      return lines
        .flatMap((line, id) => (matches[id] ? [{ ...line, score: (scores[id] ?? 0) * matches[id] }] : []))
        .toSorted((one, other) => other.score - one.score);
    },
  };
};

const join = (terms: readonly string[]): string => terms.join("\n");

/** Each once, with how often it is asked for: the longest first, because they are the rarest and tell the most. */
const askedTerms = ({ readWords }: TermReader, texts: readonly string[]): readonly (readonly [string, number])[] => {
  const times = new Map<string, number>();
  for (const term of readWords(join(texts)).flat()) times.set(term, (times.get(term) ?? 0) + 1);
  return [...times].toSorted(([one], [other]) => other.length - one.length).slice(0, knowledgeLimits.askedTerms);
};

/** A word of at least 4 letters also finds words that begin with it; one of at least 6, words that differ in one to three letters. */
const createSearch = (): MiniSearch<IndexedLine> =>
  new MiniSearch<IndexedLine>({
    fields: ["text", "context"],
    tokenize: (text) => text.split("\n").filter((term) => term !== ""),
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term) => term.length >= 4,
      fuzzy: (term) => (term.length >= 6 ? 0.2 : false),
      maxFuzzy: 3,
    },
  });
