import { expect } from "chai";
import { aPage, anAnswer, aWorld } from "../../../test/support/sites-in-memory.ts";
import type { KnowledgeCache, RecalledSite } from "./knowledge-cache.ts";
import { knowledgeLimits } from "./limits.ts";

type Shown = Parameters<KnowledgeCache["confirm"]>[1]["shown"];

/** A site that was read a second ago. */
const aKnownSite = async (change: (state: ReturnType<typeof aWorld>["state"]) => void = () => undefined) => {
  const world = aWorld();
  const { cache, state, getCurrent } = world;
  change(state);
  await getCurrent("p");
  state.nowMs += 1_000;
  const recall = (): RecalledSite => {
    const site = cache.recall("p");
    if (site === undefined) throw new Error("the site is not known any more");
    return site;
  };
  const confirm = async (first: RecalledSite, shown: Shown, isFound = true) =>
    cache.confirm("p", { first, known: first.known, shown, isFound });
  return { ...world, recall, confirm };
};

/** Where everything stands that a site has. */
const everything = ({ known }: RecalledSite): Shown => known.index.passages.map(({ page }) => page);

const textsOf = ({ index }: { readonly index: RecalledSite["known"]["index"] }) => index.passages.map(({ lines }) => lines[0]?.text);

describe("recall", () => {
  it("is what was read less than a minute ago, and asks nobody", async () => {
    const { cache, state, reads, recall } = await aKnownSite();
    expect(cache.recall("another")).to.equal(undefined);
    const before = structuredClone(reads);
    expect(textsOf(recall().known)).to.deep.equal(["Text of a", "Text of b"]);
    state.nowMs += knowledgeLimits.listEveryMs - 1_001;
    recall();
    expect(reads).to.deep.equal(before);
    state.nowMs += 1;
    expect(cache.recall("p")).to.equal(undefined);
  });

  it("is nothing after an answer of the team in this process, until the site was read after it", async () => {
    const { cache, state, getCurrent } = await aKnownSite();
    state.answered = [anAnswer("q")];
    state.answeredAtMs = state.nowMs;
    expect(cache.recall("p")).to.equal(undefined);
    state.nowMs += 1;
    expect(textsOf(await getCurrent("p"))).to.deep.equal(["Because q.", "Text of a", "Text of b"]);
    expect(cache.recall("p")).not.to.equal(undefined);
  });
});

describe("confirm", () => {
  it("reads what is shown once each, and keeps what still stands", async () => {
    const { reads, recall, confirm } = await aKnownSite((state) => (state.answered = [anAnswer("q")]));
    const site = recall();
    expect(await confirm(site, [...everything(site), ...everything(site)])).to.equal(site.known);
    expect(reads).to.deep.include({ states: ["a", "b", "q"], lists: 0, newest: 1 });
  });

  it("reads the site anew when a page that is shown was edited or removed, whatever its time says", async () => {
    for (const [pages, texts] of [
      [
        [aPage("a", { content: "New", state: "2" }), aPage("b")],
        ["New", "Text of b"],
      ],
      [[aPage("b")], ["Text of b"]],
    ] as const) {
      const { state, reads, recall, confirm } = await aKnownSite();
      const site = recall();
      state.pages = [...pages];
      expect(textsOf(await confirm(site, everything(site)))).to.deep.equal(texts);
      expect(reads).to.deep.include({ lists: 1, newest: 1 });
    }
  });

  it("reads the site anew when an answer that is shown was replaced or removed", async () => {
    for (const [answered, text] of [
      [[{ ...anAnswer("q", "2"), answer: "Not any more." }], "Not any more."],
      [[], "Text of a"],
    ] as const) {
      const { state, recall, confirm } = await aKnownSite((before) => (before.answered = [anAnswer("q")]));
      const site = recall();
      state.answered = [...answered];
      expect(textsOf(await confirm(site, everything(site)))[0]).to.equal(text);
    }
  });

  it("keeps its index when a page has another state and the same words", async () => {
    const { state, reads, recall, confirm } = await aKnownSite();
    const site = recall();
    state.pages = [aPage("a", { state: "2" }), aPage("b")];
    const confirmed = await confirm(site, everything(site));
    expect(confirmed.index).to.equal(site.known.index);
    expect(reads).to.deep.include({ lists: 1, pages: ["a"] });
    state.nowMs += 1;
    const later = recall();
    expect(await confirm(later, everything(later))).to.equal(confirmed);
  });

  it("leaves alone what is not shown", async () => {
    const { state, recall, confirm } = await aKnownSite();
    const site = recall();
    state.pages = [aPage("a")];
    const shown = everything(site).filter(({ id }) => id === "a");
    expect(await confirm(site, shown)).to.equal(site.known);
  });

  it("looks whether anything has changed where nothing was found", async () => {
    const { state, reads, recall, confirm } = await aKnownSite();
    const site = recall();
    expect(await confirm(site, [], false)).to.equal(site.known);
    expect(reads).to.deep.include({ newest: 2, lists: 0, states: [] });
    state.pages.push(aPage("c", { updated: 2 }));
    expect(textsOf(await confirm(site, [], false))).to.deep.equal(["Text of a", "Text of b", "Text of c"]);
  });

  it("looks also whether what is shown still stands where nothing was found", async () => {
    const { state, recall, confirm } = await aKnownSite();
    const site = recall();
    expect(await confirm(site, everything(site), false)).to.equal(site.known);
    // A deletion is no news of its own.
    state.pages = [aPage("a")];
    expect(textsOf(await confirm(site, everything(site), false))).to.deep.equal(["Text of a"]);
  });

  it("asks nothing about a site that was read for this very question", async () => {
    const { cache, state, reads } = await aKnownSite();
    state.pages = [aPage("a")];
    state.nowMs += knowledgeLimits.listEveryMs;
    const first = await cache.findChanges("p");
    state.nowMs += 1;
    const known = await cache.getCurrent("p", first);
    const before = structuredClone(reads);
    for (const answer of [
      { shown: [], isFound: false },
      { shown: known.index.passages.map(({ page }) => page), isFound: true },
    ]) {
      expect(await cache.confirm("p", { first, known, ...answer })).to.equal(known);
    }
    expect(reads).to.deep.equal(before);
  });

  it("reads the site once for many who notice at the same time", async () => {
    const { state, reads, recall, confirm } = await aKnownSite();
    const site = recall();
    state.pages = [aPage("a", { content: "New", state: "2" }), aPage("b")];
    state.nowMs += 1;
    const all = await Promise.all(Array.from({ length: 20 }, async () => confirm(site, everything(site))));
    expect(new Set(all).size).to.equal(1);
    expect(reads.lists).to.equal(1);
  });
});
