import { setImmediate } from "node:timers/promises";
import MiniSearch, { type Query } from "minisearch";
import { languageGroup, createTermReader, loadStemmers, type TermReader } from "./terms.ts";
import type { Line, Passage } from "./passage.ts";

interface ScoredLine {
  readonly passage: Passage;
  readonly line: Line;
  /** MiniSearch's BM25+ score, comparable among the lines found for one question. */
  readonly score: number;
}

export interface SiteIndex {
  /** In the order of the pages. */
  readonly passages: readonly Passage[];
  /** The lines that contain any of the words, the best first. */
  readonly findLines: (texts: readonly string[]) => readonly ScoredLine[];
}

/** A line as it is indexed: terms separated by line breaks, so that a word and its stem are two terms. */
interface IndexedLine {
  readonly id: number;
  readonly text: string;
  readonly context: string;
}

/** Passages indexed between two pauses: some 10 ms. */
const passagesAtOnce = 100;

/** Pauses now and then for the other requests of the process. */
export const buildSiteIndex = async (passages: readonly Passage[]): Promise<SiteIndex> => {
  const terms = createTermReader(await loadStemmers(passages.map(({ page }) => languageGroup(page.language))));
  const search = createSearch();
  const lines: Omit<ScoredLine, "score">[] = [];
  for (const [place, passage] of passages.entries()) {
    const group = languageGroup(passage.page.language);
    const above = [passage.page.title, ...passage.headings].join(" ");
    const [context = "", ...texts] = terms.readTerms([above, ...passage.lines.map(({ text }) => text)], group).map(join);
    for (const [row, line] of passage.lines.entries()) {
      search.add({ id: lines.length, text: texts[row] ?? "", context });
      lines.push({ passage, line });
    }
    if (place % passagesAtOnce === passagesAtOnce - 1) await setImmediate();
  }
  return {
    passages,
    findLines: (texts) =>
      search.search({ combineWith: "OR", queries: toQueries(terms, texts.join("\n")) }).flatMap(({ id, score }) => {
        const line = typeof id === "number" ? lines[id] : undefined;
        return line === undefined ? [] : [{ ...line, score }];
      }),
  };
};

const join = (terms: readonly string[]): string => terms.join("\n");

const toQueries = ({ readWords }: TermReader, text: string): Query[] =>
  readWords(text).map((alternatives) => ({ combineWith: "OR", queries: [...alternatives] }));

/** A word of at least 4 letters also finds words that begin with it; one of at least 6, words that differ in a letter or so. */
const createSearch = (): MiniSearch<IndexedLine> =>
  new MiniSearch<IndexedLine>({
    fields: ["text", "context"],
    tokenize: (text) => text.split("\n").filter((term) => term !== ""),
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term) => term.length >= 4,
      fuzzy: (term) => (term.length >= 6 ? 0.2 : false),
    },
  });
