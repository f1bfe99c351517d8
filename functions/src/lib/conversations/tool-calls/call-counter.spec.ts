import { expect } from "chai";
import { aToolCall } from "../../../../test/support/a-tool-call.ts";
import { addSpent, addUnits, type BudgetStore, type BudgetUsage, used } from "../../usage/quota/daily-budget.ts";
import { createCallCounter } from "./call-counter.ts";

const aStore = () => {
  let usage: BudgetUsage = { person: { counts: new Map(), writeToken: undefined }, project: { counts: new Map(), writeToken: undefined } };
  let writes = 0;
  const store: BudgetStore = {
    findBudget: async () => usage,
    countUnit: async (key, unit, _usage, use, amount = 1) => {
      writes++;
      usage = { person: addUnits(usage.person, unit, amount, use), project: addSpent(usage.project, unit, amount, key) };
      return usage;
    },
  };
  return { store, writes: () => writes, counted: () => used(usage.person, "tool_calls") };
};

const aCall = (limits: Readonly<Record<string, number>>) => {
  const { project, caller, at } = aToolCall();
  return { project: { ...project, limits: { tool_calls: limits } }, caller, at };
};

describe("the counter of tool calls", () => {
  const callsOf = async (limits: Readonly<Record<string, number>>, times: number, budget = aStore(), count = createCallCounter()) => {
    const call = aCall(limits);
    const made: boolean[] = [];
    for (let round = 0; round < times; round++) made.push(await count(budget.store, call));
    return { made: made.filter(Boolean).length, ...budget };
  };

  it("keeps to a small limit exactly", async () => {
    const { made, counted } = await callsOf({ person: 3, project: 100 }, 10);
    expect([made, counted()]).to.deep.equal([3, 3]);
  });

  it("keeps to the limit of a project, and writes nothing for a person whose day is over", async () => {
    const { made, writes } = await callsOf({ person: 50, project: 20 }, 60);
    expect([made, writes()]).to.deep.equal([20, 20]);
  });

  it("writes nothing for the calls of a conversation, and one in ten of a script's", async () => {
    expect((await callsOf({ person: 1000, project: 10_000 }, 9)).writes()).to.equal(0);
    const { made, writes } = await callsOf({ person: 1000, project: 10_000 }, 2000);
    expect([made, writes()]).to.deep.equal([1009, 100]);
  });

  it("counts for all processes", async () => {
    const budget = aStore();
    const first = await callsOf({ person: 1000, project: 10_000 }, 600, budget);
    const second = await callsOf({ person: 1000, project: 10_000 }, 600, budget);
    expect([first.made, second.made]).to.deep.equal([600, 409]);
  });
});
