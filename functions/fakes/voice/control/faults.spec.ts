import { expect } from "chai";
import { createFaultPlan, dice } from "./faults.ts";

const plan = () =>
  createFaultPlan<{ readonly name: string; readonly times?: number; readonly probability: number; readonly seed: number }>();

describe("createFaultPlan", () => {
  it("lets a fault happen so many times", () => {
    const faults = plan();
    faults.add({ name: "a", times: 2, probability: 1, seed: 1 });
    faults.add({ name: "b", times: 1, probability: 1, seed: 1 });
    expect([1, 2, 3, 4].map(() => faults.next()?.name)).to.deep.equal(["a", "a", "b", undefined]);
  });

  it("lets it happen with a probability, the same way every time", () => {
    const draw = () => {
      const faults = plan();
      faults.add({ name: "a", probability: 1 / 3, seed: 7 });
      return Array.from({ length: 3_000 }, () => faults.next() !== undefined);
    };
    expect(draw()).to.deep.equal(draw());
    expect(draw().filter(Boolean).length).to.be.within(900, 1_100);
  });

  it("forgets", () => {
    const faults = plan();
    faults.add({ name: "a", probability: 1, seed: 1 });
    faults.clear();
    expect(faults.next()).to.equal(undefined);
  });
});

describe("dice", () => {
  it("stay between 0 and 1", () => {
    const roll = dice(3);
    for (let count = 0; count < 1_000; count++) expect(roll()).to.be.within(0, 1);
  });
});
