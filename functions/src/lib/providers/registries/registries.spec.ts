import { expect } from "chai";
import { readOrigins, readRegistryKey } from "./registries.ts";

describe("readRegistryKey", () => {
  it("reads the key of a registry, and that there is none", () => {
    expect(readRegistryKey('{"dk": " user:password ", "nl": "key"}', "dk")).to.equal("user:password");
    for (const nothing of ["", "{}", '{"nl": "key"}']) expect(readRegistryKey(nothing, "dk")).to.equal("");
  });

  for (const mistake of ["{", "null", "secret", '{"denmark": "secret"}', '{"dk": 1}']) {
    it(`refuses ${mistake}, and does not say what it is`, () => {
      expect(() => readRegistryKey(mistake, "dk"))
        .to.throw("REGISTRY_KEYS must be JSON")
        .that.does.not.have.property("cause");
    });
  }
});

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
