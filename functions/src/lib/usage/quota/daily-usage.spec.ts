import { expect } from "chai";
import { dayOf, type DailyUsage, secondsUntilFree, releaseUnit, secondsUntilTomorrow, takeUnit, consumeUnit } from "./daily-usage.ts";

const now = new Date("2026-11-21T12:00:00Z");
const inTwoMinutes = new Date("2026-11-21T12:02:00Z");
const justNow = new Date("2026-11-21T11:59:59.999Z");

const usage = (count: number, ...leases: DailyUsage["leases"]): DailyUsage => ({ count, leases, writeToken: "1.0" });
const lease = (id: string, until = inTwoMinutes) => ({ id, until });

describe("takeUnit", () => {
  const cases: readonly (readonly [string, DailyUsage, number, readonly string[] | undefined])[] = [
    ["takes the first", usage(0), 1, ["new"]],
    ["takes beside others", usage(3, lease("a")), 5, ["a", "new"]],
    ["takes the last", usage(3, lease("a")), 5, ["a", "new"]],
    ["refuses when all are used", usage(5), 5, undefined],
    ["refuses when used and taken ones are all", usage(3, lease("a"), lease("b")), 5, undefined],
    ["takes one that its process has lost, and forgets that lease", usage(4, lease("lost", justNow)), 5, ["new"]],
    ["takes one whose lease ends at this moment", usage(4, lease("lost", now)), 5, ["new"]],
    ["refuses when the limit is nothing", usage(0), 0, undefined],
    ["refuses when the limit was lowered below what is used", usage(9), 5, undefined],
  ];
  for (const [what, before, limit, expected] of cases) {
    it(what, () => {
      const after = takeUnit(before, { lease: lease("new"), limit, now });
      expect(after?.leases.map(({ id }) => id)).to.deep.equal(expected);
      expect(after?.count ?? before.count).to.equal(before.count);
    });
  }
});

describe("consumeUnit", () => {
  it("counts a taken unit and ends its lease", () => {
    expect(consumeUnit(usage(2, lease("a"), lease("b")), "a")).to.deep.equal(usage(3, lease("b")));
  });

  it("counts nothing that is not taken", () => {
    expect(consumeUnit(usage(2, lease("b")), "a")).to.equal(undefined);
  });
});

describe("releaseUnit", () => {
  it("ends the lease and counts nothing", () => {
    expect(releaseUnit(usage(2, lease("a"), lease("b")), "a")).to.deep.equal(usage(2, lease("b")));
  });

  it("has nothing to give back twice", () => {
    expect(releaseUnit(usage(2), "a")).to.equal(undefined);
  });
});

describe("secondsUntilFree", () => {
  const at = (second: number): Date => new Date(now.getTime() + second * 1000);
  const cases: readonly (readonly [string, DailyUsage, number, number])[] = [
    ["is the end of the only lease when all other units are used", usage(4, lease("a", at(90))), 5, 90],
    [
      "is the end of the first lease, in whatever order they stand",
      usage(2, lease("a", at(90)), lease("b", at(30)), lease("c", at(60))),
      5,
      30,
    ],
    ["waits for several when the limit was lowered", usage(1, lease("a", at(90)), lease("b", at(30)), lease("c", at(60))), 2, 90],
    ["is tomorrow when all are used", usage(5), 5, 43_200],
    ["is tomorrow when more are used than there are, whatever is leased", usage(9, lease("a", at(30))), 5, 43_200],
    ["does not wait for a lease that has ended", usage(5, lease("lost", at(-1))), 5, 43_200],
    ["rounds up, and is never nothing", usage(0, lease("a", new Date(now.getTime() + 1))), 1, 1],
    ["is tomorrow when there is nothing at all", usage(0), 0, 43_200],
  ];
  for (const [what, before, limit, seconds] of cases) {
    it(what, () => {
      expect(secondsUntilFree(before, limit, now)).to.equal(seconds);
    });
  }

  it("is the next day when that begins before the lease ends", () => {
    const midnight = new Date("2026-11-21T23:59:30Z");
    expect(secondsUntilFree(usage(0, lease("a", new Date("2026-11-22T00:01:00Z"))), 1, midnight)).to.equal(30);
  });
});

describe("dayOf", () => {
  it("is the day in UTC, whatever the machine's time zone", () => {
    expect(dayOf(new Date("2026-11-21T23:59:59.999Z"))).to.equal("2026-11-21");
    expect(dayOf(new Date("2026-11-22T00:00:00+05:00"))).to.equal("2026-11-21");
  });
});

describe("secondsUntilTomorrow", () => {
  it("counts to midnight in UTC, over the end of a year", () => {
    expect(secondsUntilTomorrow(now)).to.equal(43_200);
    expect(secondsUntilTomorrow(new Date("2026-12-31T23:59:59.500Z"))).to.equal(1);
    expect(secondsUntilTomorrow(new Date("2026-12-31T00:00:00Z"))).to.equal(86_400);
  });
});
