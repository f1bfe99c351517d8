import { expect } from "chai";
import { traced } from "./trace.ts";

describe("a traced frame", () => {
  it("has neither sound nor secrets, and everything else as it was", () => {
    const parts = [{ inlineData: { mimeType: "audio/pcm;rate=24000", data: "AAAA" } }];
    expect(traced({ serverContent: { modelTurn: { parts }, turnComplete: true } })).to.deep.equal({
      serverContent: {
        modelTurn: { parts: [{ inlineData: { mimeType: "audio/pcm;rate=24000", data: "(4 characters)" } }] },
        turnComplete: true,
      },
    });
    expect(traced({ setup: { model: "m", sessionResumption: { handle: "secret" } } })).to.deep.equal({
      setup: { model: "m", sessionResumption: { handle: "(6 characters)" } },
    });
    expect(JSON.stringify(traced({ sessionResumptionUpdate: { newHandle: "secret", resumable: true } }))).not.to.include("secret");
  });

  it("is what it was where it is no JSON object", () => {
    for (const frame of ["text", 1, null, []]) expect(traced(frame)).to.deep.equal(frame);
  });
});
