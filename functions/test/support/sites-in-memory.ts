import { setImmediate } from "node:timers/promises";
import type { AnsweredQuestion } from "../../src/lib/answers/questions/question-store.ts";
import { createKnowledgeCache, type KnowledgeCache } from "../../src/lib/answers/knowledge/knowledge-cache.ts";
import type { SiteKnowledge } from "../../src/lib/answers/knowledge/site-knowledge.ts";
import type { ChangeToken, LivePage, SiteFacts } from "../../src/lib/answers/knowledge/passage.ts";

/** A page and the time in its `updated_at`; undefined if it has none. */
type TimedPage = LivePage & { readonly updated: number | undefined };

export const aPage = (id: string, parts: Partial<TimedPage> = {}): TimedPage => ({
  id,
  slug: id,
  language: "en",
  title: id,
  notes: [],
  content: `Text of ${id}`,
  state: "1",
  updated: 1,
  ...parts,
});

export const anAnswer = (id: string, state = "1"): AnsweredQuestion => ({
  id,
  question: `Why ${id}?`,
  language: "en",
  answer: `Because ${id}.`,
  answeredAt: undefined,
  state,
});

/** Sites in memory, which count reads. */
export const aWorld = () => {
  const facts: SiteFacts = { languages: undefined, isSmall: false };
  const state = {
    pages: [aPage("a"), aPage("b")],
    publicTexts: new Map([["article", ["title"]]]),
    answered: new Array<AnsweredQuestion>(),
    facts,
    /** Reading the pages of this project takes until it is resolved. */
    slow: { projectId: "", done: Promise.resolve() },
    nowMs: 1_000_000,
  };
  const reads = {
    all: 0,
    lists: 0,
    pages: new Array<string>(),
    newest: 0,
    answers: 0,
    facts: 0,
    factWrites: 0,
    states: new Array<string>(),
  };
  const findStates = async (records: readonly ChangeToken[], ids: readonly string[]) => {
    reads.states.push(...ids);
    return Promise.resolve(new Map(records.filter(({ id }) => ids.includes(id)).map(({ id, state: name }) => [id, name])));
  };
  const cache: KnowledgeCache = createKnowledgeCache(
    {
      pages: {
        findNewest: async () => {
          reads.newest++;
          const timed = state.pages.filter(({ updated }) => updated !== undefined);
          const [newest] = timed.toSorted((one, other) => (other.updated ?? 0) - (one.updated ?? 0));
          return Promise.resolve(newest && { id: newest.id, state: newest.state });
        },
        readAll: async (projectId) => {
          reads.all++;
          if (projectId === state.slow.projectId) await state.slow.done;
          await setImmediate();
          return { pages: state.pages, publicTexts: state.publicTexts };
        },
        listPages: async () => {
          reads.lists++;
          return Promise.resolve({ list: new Map(state.pages.map((page) => [page.id, page.state])), publicTexts: state.publicTexts });
        },
        readPages: async (_projectId, ids) => {
          reads.pages.push(...ids);
          return Promise.resolve(state.pages.filter(({ id }) => ids.includes(id)));
        },
        findStates: async (_projectId, ids) => findStates(state.pages, ids),
      },
      questions: {
        findNewestAnswer: async () => {
          const newest = state.answered.at(-1);
          return Promise.resolve(newest && { id: newest.id, state: newest.state });
        },
        readAnswered: async () => {
          reads.answers++;
          return Promise.resolve(state.answered.toReversed());
        },
        findStates: async (_projectId, ids) => findStates(state.answered, ids),
      },
      facts: {
        findFacts: async () => {
          reads.facts++;
          return Promise.resolve(state.facts);
        },
        createFacts: async () => Promise.reject(new Error("only a conversation does this")),
        storeFacts: async (_projectId, stored) => {
          reads.factWrites++;
          state.facts = stored;
          return Promise.resolve();
        },
      },
    },
    () => state.nowMs,
  );
  /** Checks for changes, as where nothing answers. */
  const getCurrent = async (projectId: string): Promise<SiteKnowledge> =>
    (await cache.confirm(projectId, await cache.open(projectId), undefined)).known;
  const idsOf = async (projectId = "p"): Promise<readonly string[]> => [...(await getCurrent(projectId)).pages.keys()].toSorted();
  return { state, reads, cache, getCurrent, idsOf };
};
