import { expect } from "chai";
import { shuffled } from "./shuffled.ts";

describe("shuffled", () => {
  it("keeps every value", () => {
    expect(shuffled([1, 2, 3, 4]).toSorted()).to.deep.equal([1, 2, 3, 4]);
  });
});
