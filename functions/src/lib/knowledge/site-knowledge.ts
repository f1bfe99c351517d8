import { knowledgeLimits } from "./limits.ts";
import { languageGroup } from "./language-group.ts";
import type { LivePage, PageSource } from "./page-source.ts";
import type { Passage } from "./passage.ts";
import { toLine } from "./plain-text.ts";
import { toPassages } from "./passages.ts";
import type { AnsweredQuestion, QuestionStore } from "../questions/question-store.ts";
import type { SiteIndex } from "./site-index.ts";
import { buildIndex, type WordIndex } from "./word-index.ts";

/** What an instance knows of a site. */
export interface SiteKnowledge {
  readonly pages: ReadonlyMap<string, LivePage>;
  readonly answered: readonly AnsweredQuestion[];
  readonly index: SiteIndex;
  /** Language group -> what its index was built from. */
  readonly sources: ReadonlyMap<string, string>;
  /** Of the pages and of the answered questions, as they were before these were read. */
  readonly changeTokens: ChangeTokens;
  /** When the list of pages was compared last, in milliseconds since 1970. */
  readonly listedAtMs: number;
  readonly characters: number;
}

interface ChangeTokens {
  readonly pages: string;
  readonly answered: string;
}

export interface KnowledgeSources {
  readonly pages: PageSource;
  readonly questions: Pick<QuestionStore, "findChangeToken" | "readAnswered">;
  /** Lets other requests of the process have their turn. */
  readonly pause: () => Promise<unknown>;
}

/** The words that tell whether anything has changed, asked side by side. */
export const findChangeTokens = async ({ pages, questions }: KnowledgeSources, projectId: string): Promise<ChangeTokens> => {
  const [ofPages, ofAnswered] = await Promise.all([pages.findChangeToken(projectId), questions.findChangeToken(projectId)]);
  return { pages: ofPages, answered: ofAnswered };
};

/** Whether the change tokens alone prove that what is known is what is stored. */
export const isCurrent = (known: SiteKnowledge, changeTokens: ChangeTokens, nowMs: number): boolean =>
  known.changeTokens.pages === changeTokens.pages &&
  known.changeTokens.answered === changeTokens.answered &&
  nowMs - known.listedAtMs < knowledgeLimits.listEveryMs &&
  known.pages.values().every(({ keepsTime }) => keepsTime);

/** Reads what has changed, and rebuilds the indexes of the languages that it is in. */
export const refresh = async (
  sources: KnowledgeSources,
  projectId: string,
  known: SiteKnowledge | undefined,
  { changeTokens, nowMs }: { readonly changeTokens: ChangeTokens; readonly nowMs: number },
): Promise<SiteKnowledge> => {
  const [pages, answered] = await Promise.all([
    refreshPages(sources.pages, projectId, known?.pages ?? new Map()),
    known?.changeTokens.answered === changeTokens.answered
      ? known.answered
      : sources.questions.readAnswered(projectId, knowledgeLimits.answeredQuestions),
  ]);
  const characters = pages.values().reduce((sum, { content }) => sum + content.length, 0);
  return {
    pages,
    answered,
    changeTokens,
    characters,
    listedAtMs: nowMs,
    ...(await buildIndexes({ pages, answered }, known, sources.pause)),
  };
};

const refreshPages = async (source: PageSource, projectId: string, known: SiteKnowledge["pages"]): Promise<SiteKnowledge["pages"]> => {
  if (known.size === 0) return byId(await source.readAll(projectId));
  const list = await source.listPages(projectId);
  const isSame = (page: LivePage): boolean => list.get(page.id) === page.state;
  const changed = [...list.keys()].filter((id) => known.get(id)?.state !== list.get(id));
  return byId([...known.values()].filter(isSame).concat(await source.readPages(projectId, changed)));
};

/** Of an oversized site, the rest is left out. */
const byId = (pages: readonly LivePage[]): ReadonlyMap<string, LivePage> => {
  let characters = 0;
  return new Map(
    pages.filter(({ content }) => (characters += content.length) <= knowledgeLimits.siteCharacters).map((page) => [page.id, page]),
  );
};

const buildIndexes = async (
  { pages, answered }: Pick<SiteKnowledge, "pages" | "answered">,
  known: SiteKnowledge | undefined,
  pause: KnowledgeSources["pause"],
): Promise<Pick<SiteKnowledge, "index" | "sources">> => {
  const groups = Map.groupBy([...pages.values()], ({ language }) => languageGroup(language));
  const answers = Map.groupBy(answered, ({ language }) => languageGroup(language));
  const index = new Map<string, WordIndex>();
  const sources = new Map<string, string>();
  for (const group of new Set([...groups.keys(), ...answers.keys()])) {
    const [written, given] = [groups.get(group) ?? [], answers.get(group) ?? []];
    const source = JSON.stringify([written.map(({ id, state }) => [id, state]), given.map(({ id, answer }) => [id, answer])]);
    const kept = known?.sources.get(group) === source ? known.index.get(group) : undefined;
    index.set(group, kept ?? (await buildIndex([...(await readPassages(written, pause)), ...given.map(toPassage)], pause)));
    sources.set(group, source);
  }
  return { index, sources };
};

/** How many pages are taken apart at a stretch: some 10 ms. */
const pagesAtOnce = 16;

const readPassages = async (pages: readonly LivePage[], pause: KnowledgeSources["pause"]): Promise<readonly Passage[]> => {
  const passages: Passage[] = [];
  for (const [position, page] of pages.entries()) {
    passages.push(...toPassages(page));
    if (position % pagesAtOnce === pagesAtOnce - 1) await pause();
  }
  return passages;
};

/** An answer may have come as Markdown. It is on one line: a number that begins it is no item of a list. */
const toPassage = ({ question, language, answer }: AnsweredQuestion): Passage => ({
  page: { kind: "answer", slug: "", language, title: question },
  headings: [],
  text: toLine(answer) || answer,
});
