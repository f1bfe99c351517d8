import { expect } from "chai";
import { readOrigin } from "./params.ts";
import { readKey } from "./secrets.ts";

const of = (value: string) => ({ value: () => value });

describe("readOrigin", () => {
  for (const [given, wanted] of [
    ["https://example.com", "https://example.com"],
    ["https://example.com/", "https://example.com"],
    [" https://example.com// ", "https://example.com"],
    ["", ""],
  ] as const) {
    it(`reads "${given}" as "${wanted}"`, () => {
      expect(readOrigin(of(given))).to.equal(wanted);
    });
  }
});

describe("readKey", () => {
  it("takes a dash for none, and nothing around a key for a part of it", () => {
    expect(["-", " - ", "", " abc\n"].map((value) => readKey(of(value)))).to.deep.equal(["", "", "", "abc"]);
  });
});
