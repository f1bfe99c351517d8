import { expect } from "chai";
import { aPage, aSave, minutesAfterNoon, noon } from "../../../test/support/page.ts";
import { draftLimits } from "./limits.ts";
import { adoptVersions, planVersions } from "./kept-versions.ts";
import type { KeptVersion } from "./page.ts";

const kept = (count: number): readonly KeptVersion[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), keptAt: noon }));

/** One version at noon; then Ada goes on with her own newest text, knowingly. */
const draft = aPage({ content: "1234567890", updatedBy: "ada", revision: 3 });
const autoSave: Parameters<typeof aSave>[0] = { by: "ada", at: minutesAfterNoon(9), expected: ["generation.3"], content: "12345" };

describe("planVersions", () => {
  it("keeps nothing of an auto-save", () => {
    expect(planVersions(draft, aSave(autoSave), kept(1))).to.deep.equal({ keep: undefined, drop: [], keptVersions: kept(1) });
  });

  const kinds: readonly (readonly [string, Parameters<typeof aSave>[0]])[] = [
    ["another author saves", { ...autoSave, by: "bob" }],
    ["the author does not say what they have seen", { ...autoSave, expected: undefined }],
    ["the last version is ten minutes old", { ...autoSave, at: minutesAfterNoon(10) }],
    ["less than half of the body is left", { ...autoSave, content: "1234" }],
  ];
  for (const [name, request] of kinds) {
    it(`keeps the replaced text when ${name}`, () => {
      const { keep, keptVersions } = planVersions(draft, aSave(request), kept(1));
      expect(keep).to.include({ id: "3", content: "1234567890", savedBy: "ada", savedAt: noon, language: "en" });
      expect(keptVersions.map(({ id }) => id)).to.deep.equal(["1", "3"]);
    });
  }

  it("keeps the first text of a draft, whoever replaces it", () => {
    expect(planVersions(draft, aSave(autoSave), []).keep).to.include({ id: "3" });
  });

  it("empties an empty body without a version", () => {
    expect(planVersions(aPage({ content: "" }), aSave({ ...autoSave, content: "" }), kept(1)).keep).to.equal(undefined);
  });

  it("drops the oldest beyond the limit, and all of a surplus that it finds", () => {
    const limit = draftLimits.keptVersions;
    for (const surplus of [1, 7]) {
      const plan = planVersions(draft, aSave(), kept(limit + surplus - 1));
      expect(plan.drop).to.deep.equal(kept(surplus).map(({ id }) => id));
      expect(plan.keptVersions).to.have.lengthOf(limit);
    }
  });

  it("drops a surplus also when it keeps nothing", () => {
    const plan = planVersions(draft, aSave(autoSave), kept(draftLimits.keptVersions + 1));
    expect(plan).to.deep.include({ keep: undefined, drop: ["1"] });
  });

  it("never gives a number twice, however another interface has numbered", () => {
    const ids = ["v1", "7", "007", "0xff", "9007199254740991"];
    const { keep } = planVersions(
      draft,
      aSave(),
      ids.map((id) => ({ id, keptAt: noon })),
    );
    expect(keep?.id).to.equal("256");
  });
});

describe("adoptVersions", () => {
  it("orders numbers by their size", () => {
    expect(adoptVersions(draft, ["10", "9", "1"]).map(({ id }) => id)).to.deep.equal(["1", "9", "10"]);
  });
});
