import { expect } from "chai";
import { aPage, anAnswer, aWorld } from "../../../../test/support/sites-in-memory.ts";
import type { OpenedSite } from "./knowledge-cache.ts";
import { knowledgeLimits } from "./limits.ts";
import type { PassagePage } from "./passage.ts";

/** A site that was read a second ago. */
const aKnownSite = async (change: (state: ReturnType<typeof aWorld>["state"]) => void = () => undefined) => {
  const world = aWorld();
  const { cache, state, getCurrent } = world;
  change(state);
  await getCurrent("p");
  state.nowMs += 1_000;
  const open = async (): Promise<OpenedSite> => cache.open("p");
  const confirm = async (site: OpenedSite, shown: readonly PassagePage[] | undefined) => cache.confirm("p", site, shown);
  return { ...world, open, confirm };
};

/** All pages and answers of a site. */
const everything = ({ known }: OpenedSite): readonly PassagePage[] => known.index.passages.map(({ page }) => page);

const textsOf = ({ known }: OpenedSite) => known.index.passages.map(({ lines }) => lines[0]?.text);

describe("open", () => {
  it("returns what was read less than a minute ago without reading", async () => {
    const { state, reads, open } = await aKnownSite();
    const before = structuredClone(reads);
    expect(textsOf(await open())).to.deep.equal(["Text of a", "Text of b"]);
    state.nowMs += knowledgeLimits.listEveryMs - 1_001;
    await open();
    expect(reads).to.deep.equal(before);
    state.nowMs += 1;
    await open();
    expect(reads.newest).to.equal(before.newest + 1);
  });
});

describe("confirm", () => {
  it("reads the state of each page that is shown once, and keeps the site when all are unchanged", async () => {
    const { reads, open, confirm } = await aKnownSite((state) => (state.answered = [anAnswer("q")]));
    const site = await open();
    expect(await confirm(site, [...everything(site), ...everything(site)])).to.equal(site);
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
      const { state, reads, open, confirm } = await aKnownSite();
      const site = await open();
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
      const { state, open, confirm } = await aKnownSite((before) => (before.answered = [anAnswer("q")]));
      const site = await open();
      state.answered = [...answered];
      expect(textsOf(await confirm(site, everything(site)))[0]).to.equal(text);
    }
  });

  it("keeps its index when a page has another state and the same words", async () => {
    const { state, reads, open, confirm } = await aKnownSite();
    const site = await open();
    state.pages = [aPage("a", { state: "2" }), aPage("b")];
    const confirmed = await confirm(site, everything(site));
    expect(confirmed.known.index).to.equal(site.known.index);
    expect(reads).to.deep.include({ lists: 1, pages: ["a"] });
    state.nowMs += 1;
    const later = await open();
    expect(await confirm(later, everything(later))).to.equal(later);
  });

  it("ignores pages that are not shown", async () => {
    const { state, open, confirm } = await aKnownSite();
    const site = await open();
    state.pages = [aPage("a")];
    const shown = everything(site).filter(({ id }) => id === "a");
    expect(await confirm(site, shown)).to.equal(site);
  });

  it("looks once whether anything has changed where nothing answers", async () => {
    const { state, reads, open, confirm } = await aKnownSite();
    const site = await open();
    const looked = await confirm(site, undefined);
    expect(looked.known).to.equal(site.known);
    expect(await confirm(looked, undefined)).to.equal(looked);
    expect(reads).to.deep.include({ newest: 2, lists: 0, states: [] });
    state.pages.push(aPage("c", { updated: 2 }));
    expect(textsOf(await confirm(site, undefined))).to.deep.equal(["Text of a", "Text of b", "Text of c"]);
  });

  it("reads nothing of a site that was read for this very question", async () => {
    const { state, reads, open, confirm } = await aKnownSite();
    state.pages = [aPage("a")];
    state.nowMs += knowledgeLimits.listEveryMs;
    const opening = open();
    state.nowMs += 1;
    const site = await opening;
    const before = structuredClone(reads);
    for (const shown of [undefined, everything(site)]) expect(await confirm(site, shown)).to.equal(site);
    expect(reads).to.deep.equal(before);
  });

  it("reads the site once for many who notice at the same time", async () => {
    const { state, reads, open, confirm } = await aKnownSite();
    const site = await open();
    state.pages = [aPage("a", { content: "New", state: "2" }), aPage("b")];
    state.nowMs += 1;
    const all = await Promise.all(Array.from({ length: 20 }, async () => confirm(site, everything(site))));
    expect(new Set(all.map(({ known }) => known)).size).to.equal(1);
    expect(reads.lists).to.equal(1);
  });
});
