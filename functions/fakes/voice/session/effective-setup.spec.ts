import { expect } from "chai";
import { toEffectiveSetup } from "./effective-setup.ts";

const asked = { model: "asked", generationConfig: { seed: 1, topK: 2 }, sessionResumption: { handle: "h" }, labels: { a: "b" } };

describe("toEffectiveSetup", () => {
  it("is the client's if the token pins nothing", () => {
    expect(toEffectiveSetup({ setup: undefined, mask: [] }, asked)).to.deep.equal(asked);
  });

  it("is the token's if there is no mask", () => {
    expect(toEffectiveSetup({ setup: { model: "pinned" }, mask: [] }, asked)).to.deep.equal({ model: "pinned" });
  });

  it("takes the fields of the mask from the token, and the others from the client", () => {
    const setup = { model: "pinned", generationConfig: { seed: 7 } };
    expect(toEffectiveSetup({ setup, mask: ["model", "generationConfig"] }, asked)).to.deep.equal({ ...asked, ...setup });
  });

  it("empties a field of the mask that the token leaves empty", () => {
    expect(toEffectiveSetup({ setup: { model: "pinned" }, mask: ["model", "labels"] }, asked)).to.deep.equal({
      model: "pinned",
      generationConfig: asked.generationConfig,
      sessionResumption: asked.sessionResumption,
    });
  });

  it("takes a field of a field alone", () => {
    const setup = { generationConfig: { seed: 7 } };
    const mask = ["generationConfig.seed", "generationConfig.topK", "systemInstruction.parts"];
    expect(toEffectiveSetup({ setup, mask }, asked)).to.deep.equal({ ...asked, generationConfig: { seed: 7 }, systemInstruction: {} });
  });
});
