import { expect } from "chai";
import { firstKnown } from "./interface-language.ts";

describe("the language of the interface", () => {
  for (const [tags, expected] of [
    [["de-AT", "en"], "de"],
    [["", "sv", "nn-NO", "en"], "nb"],
    [["iw"], "he"],
    [["ar-EG"], "ar"],
    [["constructor", "toString"], "en"],
    [[], "en"],
  ] as const)
    it(`is ${expected} for ${tags.join(", ")}`, () => {
      expect(firstKnown(tags)).to.equal(expected);
    });
});
