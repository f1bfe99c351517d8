import { expect } from "chai";
import { aToolCall } from "../../../../test/support/a-tool-call.ts";
import { addSpent, addUnits, type BudgetStore, type Tally, used } from "../../usage/quota/daily-budget.ts";
import { createCallCounter } from "./call-counter.ts";

const aStore = () => {
  const unused: Tally = { counts: new Map(), writeToken: undefined };
  const people = new Map<string, Tally>();
  let project = unused;
  let [reads, writes] = [0, 0];
  const store: BudgetStore = {
    findBudget: async ({ uid }) => {
      reads++;
      return Promise.resolve({ person: people.get(uid) ?? unused, project });
    },
    countUnit: async (key, unit, usage, use, amount = 1) => {
      writes++;
      const person = addUnits(usage.person, unit, amount, use);
      people.set(key.uid, person);
      project = addSpent(project, unit, amount, key);
      return Promise.resolve({ person, project });
    },
  };
  return { store, reads: () => reads, writes: () => writes, counted: () => used(project, "tool_calls") };
};

const aCall = (limits: Readonly<Record<string, number>>, uid = "visitor") => {
  const { project, caller, at } = aToolCall();
  return { project: { ...project, limits: { tool_calls: limits } }, caller: { ...caller, uid }, at };
};

/** One call in so many, whoever makes it and at whichever process. */
const inTurn = () => {
  let calls = 0;
  return (oneIn: number): boolean => ++calls % oneIn === 0;
};

describe("the counter of tool calls", () => {
  const callsOf = async (
    limits: Readonly<Record<string, number>>,
    times: number,
    budget = aStore(),
    count = createCallCounter(inTurn()),
  ) => {
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

  it("writes for one call in ten", async () => {
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

  it("counts a script that spreads its calls over people and processes, and stops all of its people when the project's day is over", async () => {
    const [budget, isDrawn, limits] = [aStore(), inTurn(), { person: 1000, project: 600 }];
    const processes = Array.from({ length: 10 }, () => createCallCounter(isDrawn));
    const callAll = async (uid: string): Promise<number> => {
      let made = 0;
      for (const count of processes) for (let round = 0; round < 9; round++) if (await count(budget.store, aCall(limits, uid))) made++;
      return made;
    };
    expect([await callAll("first"), budget.counted()]).to.deep.equal([90, 90]);
    for (let person = 0; person < 20; person++) await callAll(`person-${person}`);
    expect(budget.counted()).to.equal(600);
    const readBefore = budget.reads();
    expect([await callAll("last"), budget.reads() - readBefore]).to.deep.equal([0, 0]);
  });

  it("counts by lot one call in ten, as a mean", async () => {
    const { writes } = await callsOf({ person: 100_000, project: 100_000 }, 10_000, aStore(), createCallCounter());
    expect(writes()).to.be.within(800, 1_200); // six standard deviations and more
  });
});
