import { readFileSync } from "node:fs";
import { expect } from "chai";
import { figuresFile, renderFigures, replayAll, type SetOutcomes } from "./figures.ts";
import type { SetName } from "./recorded-calls.ts";

/** The share of a set that must be understood within two calls. For `spoken-70` it is what the model reached: the table says why. */
const leastUnderstood = (set: SetName): number => (set === "spoken-70" ? 0.92 : 0.95);

/** The model heard another number than the visitor said, and sent it in the declared form. */
const misheard = "t-027";

/** Numbers without a country that are valid in that of the visitor's language as well as in the project's, which was meant. */
const ofTheProject = ["s-012", "s-015", "u-027"];

/** A name with a correction, which is stored as it was sent: the first call was written before the model was told to send the name alone. */
const corrected = ["p-404", "p-414"];

describe("update_profile, as language models call it", () => {
  let all: readonly SetOutcomes[];
  before(async () => {
    all = await replayAll();
  });

  it("understands nearly every sentence within two calls", () => {
    for (const { set, agreed } of all)
      expect(agreed.filter(({ isRight }) => isRight).length / agreed.length, set).to.be.at.least(leastUnderstood(set));
  });

  it("never stores what was not said, unless the model sends it", () => {
    const wrong = all.flatMap(({ agreed }) => agreed.filter((outcome) => outcome.wrong.length > 0));
    expect(wrong.map(({ id }) => id)).to.have.members([misheard, ...ofTheProject, ...corrected]);
  });

  it("understands as many as the table says", () => {
    expect(readFileSync(figuresFile, "utf8"), "run: npm --prefix functions run evals").to.equal(renderFigures(all));
  });
});
