import { expect } from "chai";
import { aSave, minutesAfterNoon, noon, ourPage } from "../../../../test/support/a-page.ts";
import { digest } from "../../platform/core/digest.ts";
import { isOwnVersionId } from "../versions/version-id.ts";
import { planVersions, type VersionPlan, takesAway } from "./kept-versions.ts";
import { draftLimits } from "./limits.ts";
import type { KeptVersion, Page } from "./page.ts";
import type { ChangedSave } from "./save.ts";

const kept = (count: number): readonly KeptVersion[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `lectern-${String(index).padStart(10, "0")}-abcdefgh`,
    keptAt: noon,
    savedAt: minutesAfterNoon(index - count),
    author: digest("ada"),
  }));

/** Some versions at noon; then Ada continues her own newest text, with its tag. */
const draft = (versions = 1, parts: Partial<Page> = {}): Page =>
  ourPage({ content: "1234567890", updatedBy: "ada", revision: 3, ...parts, internals: { keptVersions: kept(versions) } });

const autoSave: Parameters<typeof aSave>[0] = {
  by: "ada",
  at: minutesAfterNoon(9),
  expected: ["3.a"],
  content: "1234567890 and more",
};

const plan = (page: Page, save: ChangedSave): VersionPlan =>
  planVersions(page, { metadata: { ...page.metadata, ...save.metadata }, content: save.content }, save);

describe("planVersions", () => {
  it("keeps nothing of an auto-save", () => {
    expect(plan(draft(), aSave(autoSave))).to.deep.equal({ keep: undefined, drop: [], keptVersions: kept(1) });
  });

  const kinds: readonly (readonly [string, Parameters<typeof aSave>[0]])[] = [
    ["another author saves", { ...autoSave, by: "bob" }],
    ["the author does not say what they have seen", { ...autoSave, expected: undefined }],
    ["the last version is ten minutes old", { ...autoSave, at: minutesAfterNoon(10) }],
    ["more than a tenth of the text is missing", { ...autoSave, content: "12345678" }],
    ["as much is there, and it is another text", { ...autoSave, content: "abcdefghij" }],
    ["the save asks for it", { ...autoSave, keep: true }],
  ];
  for (const [name, request] of kinds) {
    it(`keeps the replaced text when ${name}`, () => {
      const { keep, keptVersions } = plan(draft(), aSave(request));
      expect(keep).to.include({ content: "1234567890", savedBy: "ada", language: "en" });
      expect(keep?.savedAt).to.deep.equal(noon);
      expect(keep?.id).to.match(/^lectern-0000000003-/);
      expect(keptVersions.map(({ id }) => id)).to.deep.equal([kept(1)[0]?.id, keep?.id]);
    });
  }

  it("keeps the first text of a draft, whoever replaces it", () => {
    expect(plan(draft(0), aSave(autoSave)).keep).to.include({ content: "1234567890" });
  });

  it("keeps what another interface wrote, under the time of its write when it named nobody", () => {
    const changed = { ...draft(), content: "1234567890 and theirs", writeToken: "1795263000.000" };
    const { keep } = plan(changed, aSave({ ...autoSave, content: "1234567890 and mine" }));
    expect(keep).to.deep.include({ content: "1234567890 and theirs", savedBy: null, savedAt: new Date(1_795_263_000_000) });
  });

  it("empties an empty body without a version", () => {
    expect(plan(draft(1, { content: "" }), aSave({ ...autoSave, content: "" })).keep).to.equal(undefined);
  });

  it("drops as many as there are beyond the limit, and says which", () => {
    const { keep, drop, keptVersions } = plan(draft(draftLimits.keptVersions), aSave());
    expect(drop).to.have.length(1);
    expect(keptVersions).to.have.length(draftLimits.keptVersions);
    expect(keptVersions.map(({ id }) => id))
      .to.include(keep?.id)
      .and.not.include(drop[0]);
  });

  it("never gives an id twice, however another interface has counted the revision", () => {
    const setBack = { ...draft(), revision: 0 };
    expect(plan(setBack, aSave()).keep?.id).to.match(/^lectern-0000000003-/);
    const [one, other] = [plan(draft(), aSave({ key: "1" })), plan(draft(), aSave({ key: "2" }))];
    expect(one.keep?.id).not.to.equal(other.keep?.id);
    expect(isOwnVersionId(one.keep?.id ?? "")).to.equal(true);
  });
});

describe("isOwnVersionId", () => {
  for (const foreign of ["1", "0000000001", "lectern", "lectern-1-abcdefgh", "lectern-0000000001-abc", "Xk2p9QvB1nM0aZ3sT4uV"]) {
    it(`takes ${foreign} for another interface's`, () => {
      expect(isOwnVersionId(foreign)).to.equal(false);
    });
  }
});

const text = (content: string, metadata: Readonly<Record<string, unknown>> = {}) => ({ content, metadata });

/** An article of this many words. No two articles share a sequence of three. */
const article = (words: number, name = "a"): string => Array.from({ length: words }, (_, index) => `${name}${index % 97} the`).join(" ");

const paragraph = article(500);

describe("takesAway", () => {
  const goingOn: readonly (readonly [string, string, string])[] = [
    ["typing on", paragraph, `${paragraph} and so on`],
    ["typing on in a word", "Hel", "Hello"],
    ["a text in an empty page", "", paragraph],
    ["a word in the middle of a long paragraph", paragraph, paragraph.replace("a40 the", "another")],
    ["words in two places of one paragraph", `${paragraph} x ${paragraph}`, `Begins ${paragraph} y ${paragraph} and ends`],
    ["300 characters less", article(2_000), article(2_000).slice(300)],
    ["paragraphs in another order", `${article(300)}\n\n${article(300, "b")}\n`, `${article(300, "b")}\n\n${article(300)}\n`],
    ["a sentence in a script without spaces", "一二三四五六七八九十".repeat(20), `零${"一二三四五六七八九十".repeat(20)}零`],
  ];
  for (const [name, before, after] of goingOn) {
    it(`goes on with ${name}`, () => {
      expect(takesAway(text(before), text(after))).to.equal(false);
    });
  }

  const lacking: readonly (readonly [string, string, string])[] = [
    ["another text of the same length", article(200), article(200, "b")],
    ["a much longer text", article(200), article(20_000, "b")],
    ["the same words in another order", article(200), article(200).split(" ").toSorted().join(" ")],
    ["nothing", article(200), ""],
    ["more than a tenth less", article(200), article(179)],
    ["301 characters less of a long text", article(2_000), article(2_000).slice(301)],
    ["fewer of its repetitions", "again and ".repeat(100), "again and ".repeat(60)],
    [
      "another text in the middle of one long line",
      `${paragraph} ${article(200, "c")} ${paragraph}`,
      `${paragraph} ${article(200, "d")} ${paragraph}`,
    ],
    ["other characters without words", "x".repeat(1_000), "y".repeat(1_000)],
  ];
  for (const [name, before, after] of lacking) {
    it(`takes away with ${name}`, () => {
      expect(takesAway(text(before), text(after))).to.equal(true);
    });
  }

  it("looks into every string of the metadata, and counts all as one text", () => {
    const long = article(100);
    expect(takesAway(text("", { summary: long }), text("", { summary: article(100, "b") }))).to.equal(true);
    expect(takesAway(text("", { blocks: [{ body: long }] }), text("", { blocks: [] }))).to.equal(true);
    expect(takesAway(text("", { summary: long }), text("", { summary: null }))).to.equal(true);
    expect(takesAway(text(long, { title: "Old" }), text(long, { title: "New" }))).to.equal(false);
    expect(takesAway(text(long, { constructor: "was" }), text(long, { constructor: "is", count: 7 }))).to.equal(false);
  });

  it("never takes away where something is put in between, wherever that is", () => {
    const before = "one two, two\nthree 四四 x x, one\n";
    for (let at = 0; at <= before.length; at++) {
      for (const typed of ["", "x", " ", "two ", "\n\nfour", "四", article(50)]) {
        expect(takesAway(text(before), text(before.slice(0, at) + typed + before.slice(at)))).to.equal(false);
      }
    }
  });

  it("stops comparing megabytes that differ everywhere at its limit, and then keeps the old text", () => {
    const size = draftLimits.textBytes / 2;
    for (const part of ["a b ", "x", "四", "\u0301", "'"]) {
      const before = part.repeat(size / part.length);
      expect(takesAway(text(`0${before}0`), text(`1${before}1`))).to.equal(true);
      expect(takesAway(text(before), text(`${before}1`))).to.equal(false);
    }
  });
});
