import { expect } from "chai";
import { aSave, minutesAfterNoon, noon, ourPage } from "../../../test/support/a-page.ts";
import { digest } from "../core/digest.ts";
import { isOwnVersionId, planVersions } from "./kept-versions.ts";
import { draftLimits } from "./limits.ts";
import type { KeptVersion, Page } from "./page.ts";

const kept = (count: number): readonly KeptVersion[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `lectern-${String(index).padStart(10, "0")}-abcdefgh`,
    keptAt: noon,
    savedAt: minutesAfterNoon(index - count),
    author: digest("ada"),
  }));

/** Some versions at noon; then Ada goes on with her own newest text, knowingly. */
const draft = (versions = 1, parts: Partial<Page> = {}): Page =>
  ourPage({ content: "1234567890", updatedBy: "ada", revision: 3, ...parts, internals: { keptVersions: kept(versions) } });

const autoSave: Parameters<typeof aSave>[0] = { by: "ada", at: minutesAfterNoon(9), expected: ["generation.3"], content: "12345" };

describe("planVersions", () => {
  it("keeps nothing of an auto-save", () => {
    expect(planVersions(draft(), aSave(autoSave))).to.deep.equal({ keep: undefined, drop: [], keptVersions: kept(1) });
  });

  const kinds: readonly (readonly [string, Parameters<typeof aSave>[0]])[] = [
    ["another author saves", { ...autoSave, by: "bob" }],
    ["the author does not say what they have seen", { ...autoSave, expected: undefined }],
    ["the last version is ten minutes old", { ...autoSave, at: minutesAfterNoon(10) }],
    ["less than half of the body is left", { ...autoSave, content: "1234" }],
  ];
  for (const [name, request] of kinds) {
    it(`keeps the replaced text when ${name}`, () => {
      const { keep, keptVersions } = planVersions(draft(), aSave(request));
      expect(keep).to.include({ content: "1234567890", savedBy: "ada", language: "en" });
      expect(keep?.savedAt).to.deep.equal(noon);
      expect(keep?.id).to.match(/^lectern-0000000003-/);
      expect(keptVersions.map(({ id }) => id)).to.deep.equal([kept(1)[0]?.id, keep?.id]);
    });
  }

  it("keeps the first text of a draft, whoever replaces it", () => {
    expect(planVersions(draft(0), aSave(autoSave)).keep).to.include({ content: "1234567890" });
  });

  it("keeps what another interface wrote, under the time of its write when it named nobody", () => {
    const changed = { ...draft(), content: "1234567890 and theirs", writeToken: "1795263000.000" };
    const { keep } = planVersions(changed, aSave({ ...autoSave, content: "1234567890 and mine" }));
    expect(keep).to.deep.include({ content: "1234567890 and theirs", savedBy: null, savedAt: new Date(1_795_263_000_000) });
  });

  it("empties an empty body without a version", () => {
    expect(planVersions(draft(1, { content: "" }), aSave({ ...autoSave, content: "" })).keep).to.equal(undefined);
  });

  it("drops as many as there are beyond the limit, and says which", () => {
    const plan = planVersions(draft(draftLimits.keptVersions), aSave());
    expect(plan.drop).to.have.length(1);
    expect(plan.keptVersions).to.have.length(draftLimits.keptVersions);
    expect(plan.keptVersions.map(({ id }) => id))
      .to.include(plan.keep?.id)
      .and.not.include(plan.drop[0]);
  });

  it("never gives an id twice, however another interface has counted the revision", () => {
    const setBack = { ...draft(), revision: 0 };
    expect(planVersions(setBack, aSave()).keep?.id).to.match(/^lectern-0000000003-/);
    const [one, other] = [planVersions(draft(), aSave({ key: "1" })), planVersions(draft(), aSave({ key: "2" }))];
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
