import { expect } from "chai";
import { AppError } from "../core/app-error.ts";
import { parseIdempotencyKey } from "./idempotency-key.ts";

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
