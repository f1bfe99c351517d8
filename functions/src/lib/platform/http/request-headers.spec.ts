import { expect } from "chai";
import { parseIfMatch, parseIdempotencyKey } from "./request-headers.ts";
import { AppError } from "../core/app-error.ts";

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
    expect(parseIfMatch('"life.12"')).to.deep.equal(["life.12"]);
  });
});

describe("parseIdempotencyKey", () => {
  for (const header of [undefined, "k", " ", "a".repeat(255)]) {
    it(`accepts ${header === undefined ? "none" : `one of length ${header.length}`}`, () => {
      expect(parseIdempotencyKey(header)).to.equal(header);
    });
  }

  for (const header of ["", "a".repeat(256)]) {
    it(`refuses one of length ${header.length}`, () => {
      expect(() => parseIdempotencyKey(header))
        .to.throw(AppError)
        .with.property("code", "invalid_request");
    });
  }
});
