import { expect } from "chai";
import { modelNotFound, toFitting } from "./closing.ts";

describe("toFitting", () => {
  it("leaves a reason that fits", () => {
    expect(toFitting("Token has expired")).to.equal("Token has expired");
    expect(toFitting("x".repeat(123))).to.have.length(123);
  });

  it("cuts one that does not where Google was seen to cut it", () => {
    const { reason } = modelNotFound("models/gemini-live-2.5-flash-preview", "v1alpha");
    expect(toFitting(reason)).to.match(
      /^models\/gemini-live-2.5-flash-preview is not found for API version v1alpha, or is not supported for bidiGenerateContent\. Ca/,
    );
    expect(Buffer.byteLength(toFitting(reason))).to.equal(123);
  });

  it("does not cut a character in two", () => {
    expect(toFitting(`${"x".repeat(122)}é`)).to.equal("x".repeat(122));
    expect(toFitting(`${"x".repeat(121)}é!`)).to.equal(`${"x".repeat(121)}é`);
  });
});
