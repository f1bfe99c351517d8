import { expect } from "chai";
import { decodePath, onlySpelling } from "./site-path.ts";

describe("onlySpelling", () => {
  for (const [spelt, as] of [
    ["page", "page"],
    ["%70age", "page"],
    ["p%61ge", "page"],
    ["nb%2Fom%2doss", "nb/om-oss"],
    ["caf%65%CC%81", "caf%C3%A9"],
    ["caf\u00e9", "caf%C3%A9"],
    ["%d7%a9", "%D7%A9"],
    ["a%3fb%23c", "a?b#c"],
    ["100%25", "100%25"],
    ["%2561", "%2561"],
    ["%", "%25"],
    ["%E0%A4%A", "%25E0%25A4%25A"],
    ["", ""],
  ] as const)
    it(`of "${spelt}" is "${as}", which means the same`, () => {
      expect(onlySpelling(spelt)).to.equal(as);
      expect(onlySpelling(as)).to.equal(as);
      expect(decodePath(as)).to.equal(decodePath(spelt));
    });
});
