import { expect } from "chai";
import * as z from "zod";
import { createFaultPlan, dice, frequency } from "./fault-plan.ts";

const aPlan = () => createFaultPlan(z.strictObject({ fault: z.string(), ...frequency }));

describe("createFaultPlan", () => {
  it("lets a fault happen so many times", () => {
    const plan = aPlan();
    plan.add({ fault: "a", times: 2 });
    plan.add({ fault: "b", times: 1 });
    expect([1, 2, 3, 4].map(() => plan.next()?.fault)).to.deep.equal(["a", "a", "b", undefined]);
  });

  it("lets it happen with a probability, the same way every time", () => {
    const draw = () => {
      const plan = aPlan();
      plan.add({ fault: "a", probability: 1 / 3, seed: 7 });
      return Array.from({ length: 3_000 }, () => plan.next() !== undefined);
    };
    expect(draw()).to.deep.equal(draw());
    expect(draw().filter(Boolean).length).to.be.within(900, 1_100);
  });

  it("lets those happen that are meant, and counts no others", () => {
    const plan = aPlan();
    plan.add({ fault: "a", times: 1 });
    plan.add({ fault: "b" });
    expect(plan.next(({ fault }) => fault === "b")?.fault).to.equal("b");
    expect(plan.next(({ fault }) => fault === "c")).to.equal(undefined);
    expect(plan.next()?.fault).to.equal("a");
  });

  it("refuses an invalid fault", () => {
    expect(() => {
      aPlan().add({ fault: "a", times: 0 });
    }).to.throw(z.ZodError);
  });

  it("forgets", () => {
    const plan = aPlan();
    plan.add({ fault: "a" });
    plan.clear();
    expect(plan.next()).to.equal(undefined);
  });
});

describe("dice", () => {
  it("stay between 0 and 1", () => {
    const roll = dice(3);
    for (let count = 0; count < 1_000; count++) expect(roll()).to.be.within(0, 1);
  });
});
