import { expect } from "chai";
import { inPortions } from "./in-portions.ts";

describe("inPortions", () => {
  it("gives each record its turn, some at a time", async () => {
    const sizes: number[] = [];
    const seen: number[] = [];
    const all = Array.from({ length: 25 }, (_, index) => index);
    const done = await inPortions(all, 10, async (portion) => {
      sizes.push(portion.length);
      seen.push(...portion);
    });
    expect(done).to.equal(25);
    expect(sizes).to.deep.equal([10, 10, 5]);
    expect(seen.toSorted((one, other) => one - other)).to.deep.equal(all);
  });

  it("stops when there is no more time, and says how many it was", async () => {
    let now = 0;
    const done = await inPortions(
      Array.from({ length: 25 }),
      10,
      async () => void (now += 60_000),
      () => now,
    );
    expect(done).to.equal(20);
  });
});
