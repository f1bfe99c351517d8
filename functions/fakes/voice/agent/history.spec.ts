import { expect } from "chai";
import { audioTokens, spokenEntry, usageOf, writtenEntry } from "./history.ts";

describe("usageOf", () => {
  it("bills the whole context again, by kind of content", () => {
    const context = [writtenEntry("user", "12345678"), spokenEntry("model", "hi", 1_000)];
    expect(usageOf(context, [spokenEntry("model", "there", 2_000)])).to.deep.equal({
      promptTokenCount: 27,
      responseTokenCount: 50,
      totalTokenCount: 77,
      promptTokensDetails: [
        { modality: "TEXT", tokenCount: 2 },
        { modality: "AUDIO", tokenCount: 25 },
      ],
      responseTokensDetails: [{ modality: "AUDIO", tokenCount: 50 }],
    });
  });

  it("counts 25 tokens for a second of audio", () => {
    expect([0, 1, 1_000, 1_001].map(audioTokens)).to.deep.equal([0, 1, 25, 26]);
  });
});
