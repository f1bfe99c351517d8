import { expect } from "chai";
import { aToolCall } from "../../../../test/support/a-tool-call.ts";
import { addSpent, addUnits, type BudgetStore, type BudgetUsage, type Tally, used } from "../../usage/quota/daily-budget.ts";
import { createCallCounter } from "./call-counter.ts";

const aStore = () => {
  const unused: Tally = { counts: new Map(), writeToken: undefined };
  const people = new Map<string, Tally>();
  let project = unused;
  let writes = 0;
  const usageOf = (uid: string): BudgetUsage => ({ person: people.get(uid) ?? unused, project });
  const store: BudgetStore = {
    findBudget: async ({ uid }) => usageOf(uid),
    countUnit: async (key, unit, usage, use, amount) => {
      writes++;
      people.set(key.uid, addUnits(usage.person, unit, amount, use));
      project = addSpent(usage.project, unit, amount, key);
      return usageOf(key.uid);
    },
  };
  return { store, writes: () => writes, counted: () => used(project, "tool_calls") };
};

const aCall = (limits: Readonly<Record<string, number>>) => {
  const { project, caller, at } = aToolCall();
  return { project: { ...project, limits: { tool_calls: limits } }, caller, at };
};

const aVisitorsCall = (limits: Readonly<Record<string, number>>, uid: string) => {
  const { project, caller, at } = aCall(limits);
  return { project, caller: { ...caller, uid, role: undefined }, at };
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

  it("counts the calls of many people who make a few each", async () => {
    const budget = aStore();
    const count = createCallCounter();
    let made = 0;
    for (let person = 0; person < 200; person++) {
      const call = aVisitorsCall({ person: 1000, visitors: 600, project: 10_000 }, `visitor-${person}`);
      for (let round = 0; round < 9; round++) if (await count(budget.store, call)) made++;
    }
    expect([made, budget.writes()]).to.deep.equal([609, 60]);
  });
});
