import { expect } from "chai";
import { formatEntityTag, parseIfMatch } from "./entity-tag.ts";

describe("parseIfMatch", () => {
  const headers: readonly (readonly [string | undefined, readonly string[] | undefined])[] = [
    [undefined, undefined],
    ["*", undefined],
    [" * ", undefined],
    ["", undefined],
    ['""', [""]],
    ['"a.1"', ["a.1"]],
    ['W/"a.1"', ["a.1"]],
    ["a.1", ["a.1"]],
    ['"a.1", W/"a.2" ,"a.3"', ["a.1", "a.2", "a.3"]],
    ['"*"', ["*"]],
  ];
  for (const [header, tags] of headers) {
    it(`reads ${String(header)}`, () => {
      expect(parseIfMatch(header)).to.deep.equal(tags);
    });
  }

  it("reads what was sent as ETag", () => {
    expect(parseIfMatch(formatEntityTag("life.12"))).to.deep.equal(["life.12"]);
  });
});
