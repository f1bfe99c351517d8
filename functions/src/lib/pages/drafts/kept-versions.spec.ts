import { expect } from "chai";
import { aSave, minutesAfterNoon, noon, ourPage } from "../../../../test/support/a-page.ts";
import { digest } from "../../platform/core/digest.ts";
import { isOwnVersionId } from "../versions/version-id.ts";
import { planVersions, type VersionPlan } from "./kept-versions.ts";
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
