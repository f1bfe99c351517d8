import { setImmediate } from "node:timers/promises";
import { expect } from "chai";
import { knowledgeLimits } from "./limits.ts";
import { createKnowledgeCache, type KnowledgeCache } from "./knowledge-cache.ts";
import type { LivePage } from "./page-source.ts";
import type { AnsweredQuestion } from "../questions/question-store.ts";

const aPage = (id: string, parts: Partial<LivePage> = {}): LivePage => ({
  id,
  slug: id,
  language: "en",
  title: id,
  notes: [],
  content: `Text of ${id}`,
  state: "1",
  keepsTime: true,
  ...parts,
});

/** Sites in memory, which count how often they are read. */
const aWorld = () => {
  const state = { pages: [aPage("a"), aPage("b")], answered: new Array<AnsweredQuestion>(), changeToken: "1", nowMs: 1_000_000 };
  const reads = { all: 0, lists: 0, pages: new Array<string>(), changeTokens: 0 };
  const cache: KnowledgeCache = createKnowledgeCache(
    {
      pages: {
        findChangeToken: async () => {
          reads.changeTokens++;
          return Promise.resolve(state.changeToken);
        },
        readAll: async () => {
          reads.all++;
          await setImmediate();
          return state.pages;
        },
        listPages: async () => {
          reads.lists++;
          return Promise.resolve(new Map(state.pages.map((page) => [page.id, page.state])));
        },
        readPages: async (_projectId, ids) => {
          reads.pages.push(...ids);
          return Promise.resolve(state.pages.filter(({ id }) => ids.includes(id)));
        },
      },
      questions: {
        findChangeToken: async () => Promise.resolve(String(state.answered.length)),
        readAnswered: async () => Promise.resolve(state.answered),
      },
      pause: setImmediate,
    },
    () => state.nowMs,
  );
  const idsOf = async (projectId = "p"): Promise<readonly string[]> => [...(await cache.getCurrent(projectId)).pages.keys()].toSorted();
  return { state, reads, cache, idsOf };
};

describe("getCurrent", () => {
  it("reads a site once, also for many at the same time", async () => {
    const { reads, idsOf } = aWorld();
    expect(await Promise.all(Array.from({ length: 20 }, async () => idsOf()))).to.deep.equal(Array.from({ length: 20 }, () => ["a", "b"]));
    expect(await idsOf()).to.deep.equal(["a", "b"]);
    expect(reads).to.deep.equal({ all: 1, lists: 0, pages: [], changeTokens: 21 });
  });

  it("reads only what has changed, and builds only the languages of it", async () => {
    const { state, reads, cache, idsOf } = aWorld();
    state.pages.push(aPage("c", { language: "de" }));
    const before = await cache.getCurrent("p");
    state.pages = [aPage("a", { state: "2" }), aPage("c", { language: "de" }), aPage("d")];
    state.changeToken = "2";
    expect(await idsOf()).to.deep.equal(["a", "c", "d"]);
    expect(reads).to.deep.include({ all: 1, lists: 1, pages: ["a", "d"] });
    const after = await cache.getCurrent("p");
    expect(after.index.get("de")).to.equal(before.index.get("de"));
    expect(after.index.get("en")).not.to.equal(before.index.get("en"));
  });

  it("sees a new answer without looking at the pages' texts", async () => {
    const { state, reads, cache } = aWorld();
    await cache.getCurrent("p");
    state.answered.push({ id: "q", question: "Why?", language: "en", answer: "Because." });
    expect((await cache.getCurrent("p")).index.get("en")?.passages).to.have.length(3);
    expect(reads).to.deep.include({ all: 1, pages: [] });
  });

  it("lists the pages from time to time, in case that a change left no change token", async () => {
    const { state, reads, idsOf } = aWorld();
    await idsOf();
    state.pages = [aPage("a", { state: "2" })];
    expect(await idsOf()).to.deep.equal(["a", "b"]);
    state.nowMs += knowledgeLimits.listEveryMs;
    expect(await idsOf()).to.deep.equal(["a"]);
    expect(reads.lists).to.equal(1);
  });

  it("lists the pages every time where one does not tell when it was written", async () => {
    const { state, reads, idsOf } = aWorld();
    state.pages.push(aPage("c", { keepsTime: false }));
    await idsOf();
    state.pages = [aPage("a", { state: "2" })];
    expect(await idsOf()).to.deep.equal(["a"]);
    expect(await idsOf()).to.deep.equal(["a"]);
    expect(reads.lists).to.equal(1); // The page is gone, and with it the doubt.
  });

  it("forgets the project that was not asked about for longest, by their number and by their size", async () => {
    const { state, reads, idsOf } = aWorld();
    for (let project = 0; project <= knowledgeLimits.keptProjects; project++) await idsOf(`p${project}`);
    expect(reads.all).to.equal(knowledgeLimits.keptProjects + 1);
    await idsOf("p1");
    expect(reads.all).to.equal(knowledgeLimits.keptProjects + 1);
    await idsOf("p0");
    expect(reads.all).to.equal(knowledgeLimits.keptProjects + 2);

    state.pages = Array.from({ length: 21 }, (_, index) => aPage(String(index), { content: " ".repeat(knowledgeLimits.pageCharacters) }));
    for (const project of ["big1", "big2", "big1"]) await idsOf(project);
    expect(reads.all).to.equal(knowledgeLimits.keptProjects + 5);
  });

  it("leaves out what is too much of a site", async () => {
    const { state, idsOf } = aWorld();
    const words = " ".repeat(knowledgeLimits.pageCharacters);
    state.pages = Array.from({ length: 40 }, (_, index) => aPage(String(index), { content: words }));
    expect(await idsOf()).to.have.length(knowledgeLimits.siteCharacters / knowledgeLimits.pageCharacters);
  });
});
