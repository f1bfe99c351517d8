import { expect } from "chai";
import { addSpent, addUnits, type BudgetUsage, isExhausted, type Tally } from "./daily-budget.ts";

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
      expect(isExhausted(before, { unit: "messages", limits: { person: 2, visitors: 4, project: 10 }, isVisitor: false })).to.equal(
        expected,
      );
    });
  }

  it("says yes of a budget of nothing", () => {
    const nothing = { person: tally({}), project: tally({}) };
    expect(isExhausted(nothing, { unit: "messages", limits: { person: 5, visitors: 0, project: 0 }, isVisitor: false })).to.equal(true);
  });

  it("keeps to anonymous visitors' share what they may use, and leaves the rest to members", () => {
    const limits = { person: 5, visitors: 2, project: 4 };
    const after = (spenders: readonly boolean[]): BudgetUsage => ({
      person: tally({}),
      project: spenders.reduce((all, isVisitor) => addSpent(all, "messages", 1, { isVisitor }), tally({})),
    });
    const isOver = (spenders: readonly boolean[], isVisitor: boolean) =>
      isExhausted(after(spenders), { unit: "messages", limits, isVisitor });
    expect([isOver([true, true], true), isOver([true, true], false)]).to.deep.equal([true, false]);
    expect([isOver([false, false, true], true), isOver([false, false, true], false)]).to.deep.equal([false, false]);
    expect([isOver([true, true, false, false], true), isOver([true, true, false, false], false)]).to.deep.equal([true, true]);
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
