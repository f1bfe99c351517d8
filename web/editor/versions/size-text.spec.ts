import { expect } from "chai";
import { sizeText } from "./size-text.ts";

describe("the size of a version", () => {
  for (const [bytes, before, words] of [
    [1_280, 1_000, "1.3 kB, 280 bytes longer than the one before"],
    [1_000, 2_500, "1 kB, 1.5 kB shorter than the one before"],
    [10, 10, "10 bytes, as long as the one before"],
    [10, null, "10 bytes"],
    [10, undefined, "10 bytes, the oldest version"],
  ] as const)
    it(words, () => {
      expect(sizeText(bytes, before)).to.equal(words);
    });
});
