import { expect } from "chai";
import { addUnits, type BudgetUsage, isExhausted, type Tally } from "./daily-budget.ts";

const tally = (counts: Readonly<Record<string, number>>): Tally => ({ counts: new Map(Object.entries(counts)), writeToken: "1.0" });

const usage = (person: number, project: number): BudgetUsage => ({
  person: tally({ messages: person, transfers: 99 }),
  project: tally({ messages: project, transfers: 99 }),
});

describe("isExhausted", () => {
  const cases: readonly (readonly [string, BudgetUsage, boolean])[] = [
    ["no, while both have one left", usage(1, 9), false],
    ["no, when nothing was used", { person: tally({}), project: tally({}) }, false],
    ["yes, when the person is at their limit", usage(2, 2), true],
    ["yes, when the person is beyond their limit", usage(3, 3), true],
    ["yes, when others have used up the project's", usage(0, 10), true],
    ["yes, when both are used up", usage(2, 10), true],
  ];
  for (const [what, before, expected] of cases) {
    it(`says ${what}`, () => {
      expect(isExhausted(before, "messages", { person: 2, project: 10 })).to.equal(expected);
    });
  }

  it("says yes of a budget of nothing", () => {
    expect(isExhausted({ person: tally({}), project: tally({}) }, "messages", { person: 5, project: 0 })).to.equal(true);
  });
});

describe("addUnits", () => {
  it("counts one, and leaves other units alone", () => {
    const after = addUnits(tally({ messages: 1, transfers: 4 }), "messages", 1);
    expect([...after.counts]).to.deep.equal([
      ["messages", 2],
      ["transfers", 4],
    ]);
  });

  it("begins to count", () => {
    expect([...addUnits(tally({}), "messages", 1).counts]).to.deep.equal([["messages", 1]]);
  });

  it("takes nothing of what an operator has granted beyond the limit, and takes back no more than was used", () => {
    const after = (count: number, units: number): unknown => addUnits(tally({ messages: count }), "messages", units).counts.get("messages");
    expect([after(-100, 1), after(-100, -1), after(0, -1), after(2, -1)]).to.deep.equal([-99, -100, 0, 1]);
  });
});
