import { expect } from "chai";
import { addUnits, type BudgetUsage, findExhausted, type Tally } from "./daily-budget.ts";

const tally = (counts: Readonly<Record<string, number>>): Tally => ({ counts: new Map(Object.entries(counts)), writeToken: "1.0" });

const usage = (person: number, project: number): BudgetUsage => ({
  person: tally({ messages: person, transfers: 99 }),
  project: tally({ messages: project, transfers: 99 }),
});

describe("findExhausted", () => {
  const cases: readonly (readonly [string, BudgetUsage, "person" | "project" | undefined])[] = [
    ["nothing, while both have one left", usage(1, 9), undefined],
    ["nothing, when nothing was used", { person: tally({}), project: tally({}) }, undefined],
    ["the person's at its limit", usage(2, 2), "person"],
    ["the person's beyond its limit", usage(3, 3), "person"],
    ["the project's, when others have used it up", usage(0, 10), "project"],
    ["the person's, when both are used up", usage(2, 10), "person"],
  ];
  for (const [what, before, expected] of cases) {
    it(`finds ${what}`, () => {
      expect(findExhausted(before, "messages", { person: 2, project: 10 })).to.equal(expected);
    });
  }

  it("finds a budget of nothing used up", () => {
    expect(findExhausted({ person: tally({}), project: tally({}) }, "messages", { person: 5, project: 0 })).to.equal("project");
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
});
