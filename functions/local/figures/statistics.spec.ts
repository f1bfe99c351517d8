import { expect } from "chai";
import { median, percentile } from "./statistics.ts";

describe("percentile", () => {
  it("takes the value in its place, whatever the order", () => {
    expect(percentile([3, 1, 2], 0)).to.equal(1);
    expect(percentile([3, 1, 2], 100)).to.equal(3);
  });

  it("interpolates between two values", () => {
    expect(percentile([10, 20], 95)).to.be.closeTo(19.5, 1e-9);
  });

  it("refuses to say anything about nothing", () => {
    expect(() => percentile([], 50)).to.throw("no values");
  });
});

describe("median", () => {
  it("is the middle", () => {
    expect(median([5, 1, 9])).to.equal(5);
    expect(median([1, 2, 3, 10])).to.equal(2.5);
  });
});
