import { expect } from "chai";
import { aPage, anAnswer, aWorld } from "../../../../test/support/sites-in-memory.ts";
import { knowledgeLimits } from "./limits.ts";

describe("getCurrent", () => {
  it("reads a site once, also for many at the same time", async () => {
    const { reads, idsOf } = aWorld();
    expect(await Promise.all(Array.from({ length: 20 }, async () => idsOf()))).to.deep.equal(Array.from({ length: 20 }, () => ["a", "b"]));
    expect(await idsOf()).to.deep.equal(["a", "b"]);
    expect(reads).to.deep.include({ all: 1, lists: 0, pages: [], newest: 21, answers: 1 });
  });

  it("sees an edit, a new page, and what was removed beside them, and reads only what has changed", async () => {
    const { state, reads, getCurrent, idsOf } = aWorld();
    state.pages.push(aPage("c"));
    const before = await getCurrent("p");
    state.pages = [aPage("a", { state: "2", updated: 2 }), aPage("c"), aPage("d", { updated: 3 })];
    expect(await idsOf()).to.deep.equal(["a", "c", "d"]);
    expect(reads).to.deep.include({ all: 1, lists: 1, pages: ["a", "d"] });
    const after = await getCurrent("p");
    expect(after.index).not.to.equal(before.index);
    expect(after.pages.get("c")).to.equal(before.pages.get("c"));
  });

  it("sees that an older page has taken the newest one's place", async () => {
    const { state, idsOf } = aWorld();
    state.pages = [aPage("a", { updated: 1 }), aPage("b", { updated: 2 })];
    await idsOf();
    state.pages = [aPage("a", { updated: 3, state: "2" }), aPage("b", { updated: 2 })];
    expect(await idsOf()).to.deep.equal(["a", "b"]);
    state.pages = [aPage("b", { updated: 2 }), aPage("new", { updated: 4 })];
    expect(await idsOf()).to.deep.equal(["b", "new"]);
  });

  it("sees a new answer, and one that was replaced", async () => {
    const { state, reads, getCurrent } = aWorld();
    await getCurrent("p");
    const passages = async () => (await getCurrent("p")).index.passages.map(({ lines }) => lines[0]?.text);
    state.answered = [anAnswer("q")];
    expect(await passages()).to.deep.equal(["Because q.", "Text of a", "Text of b"]);
    state.answered = [{ ...anAnswer("q", "2"), answer: "Not any more." }];
    expect(await passages()).to.deep.equal(["Not any more.", "Text of a", "Text of b"]);
    expect(reads).to.deep.include({ all: 1, pages: [] });
  });

  it("lists pages and answers every minute: by then it notices removals, and changes without a newer time", async () => {
    const { state, reads, getCurrent, idsOf } = aWorld();
    state.answered = [anAnswer("old"), anAnswer("new")];
    await idsOf();
    state.pages = [aPage("a", { state: "2" }), aPage("x", { updated: undefined })];
    state.answered = [anAnswer("new")];
    state.nowMs += knowledgeLimits.listEveryMs - 1;
    await getCurrent("other");
    state.nowMs += 1;
    expect(await idsOf()).to.deep.equal(["a", "x"]);
    expect((await getCurrent("p")).answered.map(({ id }) => id)).to.deep.equal(["new"]);
    expect(reads.lists).to.equal(1);
  });

  it("knows a site whose pages have no times, and one without pages", async () => {
    const { state, reads, idsOf } = aWorld();
    state.pages = [aPage("a", { updated: undefined })];
    for (let time = 0; time < 3; time++) expect(await idsOf()).to.deep.equal(["a"]);
    expect(reads).to.deep.include({ all: 1, lists: 0 });
    state.pages = [];
    for (let time = 0; time < 3; time++) expect(await idsOf("empty")).to.deep.equal([]);
    expect(reads).to.deep.include({ all: 2, lists: 0 });
  });

  it("reads everything again where a template shows more or less of its pages", async () => {
    const { state, reads, getCurrent } = aWorld();
    state.pages = [aPage("a", { notes: ["Call the owner at home."] })];
    await getCurrent("p");
    state.pages = [aPage("a")];
    state.publicTexts = new Map([["article", []]]);
    state.nowMs += knowledgeLimits.listEveryMs;
    expect((await getCurrent("p")).index.passages.map(({ lines }) => lines[0]?.text)).to.deep.equal(["Text of a"]);
    await getCurrent("p");
    expect(reads).to.deep.include({ all: 2, lists: 1 });
  });

  it("builds nothing anew where a list shows nothing new", async () => {
    const { state, getCurrent } = aWorld();
    const before = await getCurrent("p");
    state.nowMs += knowledgeLimits.listEveryMs;
    const after = await getCurrent("p");
    expect(after).not.to.equal(before);
    expect(after.index).to.equal(before.index);
  });

  it("stores the languages of the pages, and whether the site is small, when they have changed", async () => {
    const { state, reads, getCurrent } = aWorld();
    state.pages = [aPage("a", { language: "pt-BR" }), aPage("b", { language: "de" }), aPage("c", { language: "not a tag" })];
    await getCurrent("p");
    expect(state.facts).to.deep.equal({ languages: ["de", "pt"], isSmall: true });
    state.pages = [...state.pages, aPage("d", { language: "de-AT", updated: 2 })];
    await getCurrent("p");
    await getCurrent("q");
    expect(reads).to.deep.include({ facts: 2, factWrites: 1 });
  });

  it("forgets the project that was not asked about for longest, by their number and by their size", async () => {
    const { state, reads, idsOf } = aWorld();
    for (let project = 0; project <= knowledgeLimits.keptProjects; project++) await idsOf(`p${project}`);
    expect(reads.all).to.equal(knowledgeLimits.keptProjects + 1);
    await idsOf("p1");
    expect(reads.all).to.equal(knowledgeLimits.keptProjects + 1);
    await idsOf("p0");
    expect(reads.all).to.equal(knowledgeLimits.keptProjects + 2);

    state.pages = Array.from({ length: 11 }, (_, index) => aPage(String(index), { content: " ".repeat(knowledgeLimits.pageCharacters) }));
    for (const project of ["big1", "big2", "big1"]) await idsOf(project);
    expect(reads.all).to.equal(knowledgeLimits.keptProjects + 5);
  });

  it("leaves out the surplus of a large site, and still notices changes", async () => {
    const { state, reads, idsOf } = aWorld();
    const content = " ".repeat(knowledgeLimits.pageCharacters);
    state.pages = Array.from({ length: 20 }, (_, index) => aPage(String(index), { content, updated: index }));
    const kept = knowledgeLimits.siteCharacters / knowledgeLimits.pageCharacters;
    for (let time = 0; time < 3; time++) expect(await idsOf()).to.have.length(kept);
    expect(reads).to.deep.include({ all: 1, lists: 0 });
  });

  it("leaves out lines that are too many, and forgets sites by their lines, too", async () => {
    const { state, reads, getCurrent, idsOf } = aWorld();
    const content = "- ab\n".repeat(knowledgeLimits.siteLines / 10);
    state.pages = Array.from({ length: 11 }, (_, index) => aPage(String(index), { content }));
    const { lines } = await getCurrent("p");
    expect(lines).to.be.within(knowledgeLimits.siteLines * 0.9, knowledgeLimits.siteLines);
    for (const project of ["q", "p"]) await idsOf(project);
    expect(reads.all).to.equal(3);
  });

  it("leaves out lines below too many headings", async () => {
    const { state, getCurrent } = aWorld();
    const heading = "abcdefghi ".repeat(20);
    const content = `${[1, 2, 3, 4, 5, 6].map((level) => `${"#".repeat(level)} ${heading}\n`).join("")}${"- ab\n".repeat(knowledgeLimits.siteLines / 2)}`;
    state.pages = [aPage("a", { content })];
    expect((await getCurrent("p")).lines * 6 * 199).to.be.within(1, knowledgeLimits.aboveCharacters);
  });

  it("reads a site that is known to be small while a large one is read, and lets no other wait for it", async () => {
    const { state, idsOf } = aWorld();
    const reading = Promise.withResolvers<undefined>();
    state.slow = { projectId: "large", done: reading.promise.then(() => undefined) };
    const large = idsOf("large");
    await new Promise(setImmediate);
    state.facts = { languages: ["en"], isSmall: true };
    expect(await idsOf("small")).to.deep.equal(["a", "b"]);
    state.facts = { languages: ["en"], isSmall: false };
    const waiting = idsOf("unknown").then(() => "read");
    expect(await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 20, "waits"))])).to.equal("waits");
    reading.resolve(undefined);
    expect([await large, await waiting]).to.deep.equal([["a", "b"], "read"]);
  });

  it("reads sites that may be large one at a time", async () => {
    const { state, reads, getCurrent } = aWorld();
    const content = "A sentence of a large page. ".repeat(knowledgeLimits.pageCharacters / 280);
    state.pages = Array.from({ length: 5 }, (_, index) => aPage(String(index), { content }));
    // When one is done, only the next has begun.
    const begun = ["one", "two", "three"].map(async (name) => getCurrent(name).then(() => reads.all));
    expect(await Promise.all(begun)).to.deep.equal([2, 3, 3]);
  });
});
