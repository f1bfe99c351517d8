import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { WriteConflict } from "../../../src/lib/platform/core/write-conflict.ts";
import { type BudgetUsage, consumeBudget } from "../../../src/lib/usage/quota/daily-budget.ts";
import { budgetStore } from "../../../src/lib/usage/quota/store.ts";
import { firestore } from "../../support/admin-app.ts";

const limits = { person: 3, visitors: 5, project: 5 };

const aKey = (projectId = `project-${randomUUID()}`, day = "2026-11-21") => ({ projectId, uid: randomUUID(), day, isVisitor: false });

const consume = async (key: ReturnType<typeof aKey>, unit = "messages", found?: BudgetUsage) => {
  const use = await consumeBudget(budgetStore, { key, unit, limits }, found);
  return use === undefined ? "reached" : "consumed";
};

const outcomes = async (work: readonly Promise<string>[]): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    Map.groupBy(await Promise.all(work), (outcome) => outcome)
      .entries()
      .map(([outcome, ones]) => [outcome, ones.length]),
  );

describe("a budget of a day", () => {
  it("lets exactly as many through as a person may have, however many calls there are at once", async () => {
    const key = aKey();
    expect(await outcomes(Array.from({ length: 9 }, async () => consume(key)))).to.deep.equal({ consumed: 3, reached: 6 });
    expect((await budgetStore.findBudget(key)).person.counts.get("messages")).to.equal(3);
  });

  it("lets exactly as many through as the project's limit, whoever they are", async () => {
    const { projectId } = aKey();
    const callers = Array.from({ length: 9 }, () => aKey(projectId));
    expect(await outcomes(callers.map(async (key) => consume(key)))).to.deep.equal({ consumed: 5, reached: 4 });
    const counts = await Promise.all(callers.map(async (key) => (await budgetStore.findBudget(key)).person.counts.get("messages") ?? 0));
    expect(counts.toSorted()).to.deep.equal([0, 0, 0, 0, 1, 1, 1, 1, 1]);
  });

  it("is one for each unit, day, person and project", async () => {
    const key = aKey();
    for (let time = 0; time < 3; time++) await consume(key);
    expect(await consume(key)).to.equal("reached");
    const others = [consume(key, "transfers"), consume({ ...key, day: "2026-11-22" }), consume(aKey(key.projectId)), consume(aKey())];
    expect(await outcomes(others)).to.deep.equal({ consumed: 4 });
  });

  it("counts for the person and the project or for neither, when another process is faster", async () => {
    const { projectId } = aKey();
    const [slow, fast] = [aKey(projectId), aKey(projectId)];
    const seen = await budgetStore.findBudget(slow);
    await consume(fast);
    const error: unknown = await budgetStore.countUnit(slow, "messages", seen, "late", 1).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(WriteConflict);
    const { person, project } = await budgetStore.findBudget(slow);
    expect([person.counts.size, project.counts.get("messages")]).to.deep.equal([0, 1]);
  });

  it("decides again when the state has changed since it was read", async () => {
    const key = aKey();
    const old = await budgetStore.findBudget(key);
    for (let time = 0; time < 3; time++) await consume(key);
    expect(await consume(key, "messages", old)).to.equal("reached");
  });

  it("continues from the last stored count, without reading it again", async () => {
    const key = aKey();
    const first = await budgetStore.countUnit(key, "messages", await budgetStore.findBudget(key), "first", 1);
    const second = await budgetStore.countUnit(key, "transfers", first, "second", 1);
    expect(second).to.deep.equal(await budgetStore.findBudget(key));
    expect([...second.person.counts]).to.have.deep.members([
      ["messages", 1],
      ["transfers", 1],
    ]);
  });

  it("is kept for a month, under names that begin with the person", async () => {
    const key = aKey();
    await consume(key);
    const records = await firestore.collection(`projects/${key.projectId}/daily_budgets`).get();
    expect(records.docs.map(({ id }) => id).toSorted()).to.deep.equal([`${key.uid}_2026-11-21`, "project.2026-11-21"].toSorted());
    for (const record of records.docs) {
      expect(record.get("expire_at")).to.have.property("seconds", Date.UTC(2026, 11, 22) / 1000);
      expect(record.get("counts")).to.deep.equal({ messages: 1 });
    }
  });
});
