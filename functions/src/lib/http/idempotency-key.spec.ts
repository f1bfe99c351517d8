import { expect } from "chai";
import { AppError } from "../core/app-error.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";

describe("readIdempotencyKey", () => {
  for (const header of [undefined, "k", " ", "a".repeat(255)]) {
    it(`accepts ${header === undefined ? "none" : `one of length ${header.length}`}`, () => {
      expect(readIdempotencyKey(header)).to.equal(header);
    });
  }

  for (const header of ["", "a".repeat(256)]) {
    it(`refuses one of length ${header.length}`, () => {
      expect(() => readIdempotencyKey(header))
        .to.throw(AppError)
        .with.property("code", "invalid_request");
    });
  }
});
