import { expect } from "chai";
import { readOrigins } from "./registries.ts";

describe("readOrigins", () => {
  it("reads where registries are asked instead", () => {
    expect(readOrigins('{"no": "http://127.0.0.1:9303/no", "places": "https://example.com/"}')).to.deep.equal({
      no: "http://127.0.0.1:9303/no",
      places: "https://example.com",
    });
    for (const nothing of ["", " ", "{}"]) expect(readOrigins(nothing)).to.deep.equal({});
  });

  for (const mistake of [
    "{",
    "null",
    "[]",
    '"http://x"',
    '{"NO": "http://x"}',
    '{"constructor": "http://x"}',
    '{"no": 1}',
    '{"no": "x"}',
  ]) {
    it(`refuses ${mistake}`, () => {
      expect(() => readOrigins(mistake)).to.throw("REGISTRY_URLS must be JSON");
    });
  }
});
