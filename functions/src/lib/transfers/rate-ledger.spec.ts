import { expect } from "chai";
import { addEntry, isUsedUp } from "./rate-ledger.ts";

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

describe("addEntry", () => {
  it("adds a transfer and forgets what no limit counts any more", () => {
    const first = { starts: [1440, 1439, 5].map(minutesAgo), last: undefined, writeToken: "1.2" };
    expect(addEntry(first, { projectId: "p", id: "t" }, now)).to.deep.equal({
      starts: [minutesAgo(1439), minutesAgo(5), now],
      last: { projectId: "p", id: "t" },
      writeToken: "1.2",
    });
  });
});
