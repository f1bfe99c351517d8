import { expect } from "chai";
import { addCall, addSlot, findUsedUp, hasPlace, isUsedUp } from "./transfer-store.ts";

const now = new Date("2026-11-21T00:30:00Z");
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const allowance = { hour: 2, day: 3 };

describe("isUsedUp", () => {
  const cases: readonly (readonly [readonly number[], boolean])[] = [
    [[], false],
    [[59], false],
    [[59, 1], true],
    [[60, 1], false],
    [[600, 300], false],
    // Midnight was half an hour ago: a day is the last 24 hours.
    [[1439, 600, 300], true],
    [[1440, 600, 300], false],
  ];
  for (const [starts, wanted] of cases) {
    it(`is ${String(wanted)} after transfers ${starts.join(", ") || "never"} minutes ago`, () => {
      expect(isUsedUp({ starts: starts.map(minutesAgo) }, allowance, now)).to.equal(wanted);
    });
  }
});

describe("findUsedUp", () => {
  const ledgers = (person: number, project: number) => ({
    caller: ledger(person),
    project: ledger(project),
    line: ledger(99),
    calls: { slots: new Map(), writeToken: undefined },
  });
  const ledger = (count: number) => ({ starts: Array.from({ length: count }, () => now), last: undefined, writeToken: undefined });
  const allowances = { person: { hour: 2, day: 9 }, project: { hour: 5, day: 9 } };
  for (const [person, project, whose] of [
    [1, 4, undefined],
    [2, 4, "person"],
    [1, 5, "project"],
    [2, 5, "person"],
  ] as const) {
    it(`finds ${String(whose)} after ${person} calls for the visitor and ${project} for the project`, () => {
      expect(findUsedUp(ledgers(person, project), allowances, now)).to.equal(whose);
    });
  }
});

describe("addCall", () => {
  it("adds a call and drops those that no limit counts any more", () => {
    const first = { starts: [1440, 1439, 5].map(minutesAgo), last: { projectId: "p", id: "t" }, writeToken: "1.2" };
    expect(addCall(first, now)).to.deep.equal({ ...first, starts: [minutesAgo(1439), minutesAgo(5), now] });
  });
});

describe("the calls of a deployment", () => {
  const calls = {
    slots: new Map([
      ["shop/over", minutesAgo(1)],
      ["shop/open", minutesAgo(-1)],
    ]),
    writeToken: "1.2",
  };

  it("are those whose time is not over, whatever was lost", () => {
    expect([1, 2].map((places) => hasPlace(calls, "shop", places, now))).to.deep.equal([false, true]);
  });

  it("drop what is over when another one begins", () => {
    expect(addSlot(calls, { projectId: "shop", id: "new" }, now)).to.deep.equal({
      slots: new Map([
        ["shop/open", minutesAgo(-1)],
        ["shop/new", minutesAgo(-33)],
      ]),
      writeToken: "1.2",
    });
  });

  it("leave the last quarter of the places to projects that have none", () => {
    const placesTaken = (taken: number) => ({
      slots: new Map(Array.from({ length: taken }, (_, call) => [`shop/${call}`, minutesAgo(-1)] as const)),
      writeToken: "1.2",
    });
    const allows = (taken: number, projectId: string) => hasPlace(placesTaken(taken), projectId, 20, now);
    expect([allows(14, "shop"), allows(15, "shop")]).to.deep.equal([true, false]);
    expect([allows(15, "sho"), allows(19, "hotel"), allows(20, "hotel")]).to.deep.equal([true, true, false]);
  });
});
