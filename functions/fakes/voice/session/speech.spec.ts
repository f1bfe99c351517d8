import { expect } from "chai";
import { toFragments, toneChunks } from "./speech.ts";

describe("toneChunks", () => {
  it("are as long as they say: two bytes a sample, 24 samples a millisecond", () => {
    for (const audioMs of [0, 1, 199, 200, 1_030]) {
      const chunks = toneChunks(audioMs);
      expect(chunks.reduce((sum, chunk) => sum + chunk.audioMs, 0)).to.equal(audioMs);
      for (const chunk of chunks) expect(Buffer.from(chunk.data, "base64")).to.have.length(chunk.audioMs * 48);
    }
  });

  it("are not silent", () => {
    const [chunk = { data: "" }] = toneChunks(200);
    expect(Buffer.from(chunk.data, "base64").some((byte) => byte !== 0)).to.be.true;
  });
});

describe("toFragments", () => {
  it("give the text when they are put together", () => {
    const text = "Hello Ada, your profile  is up to date. שלום לך";
    expect(toFragments(text).length).to.be.greaterThan(2);
    expect(toFragments(text).join("")).to.equal(text);
    expect(toFragments("")).to.deep.equal([]);
  });
});
