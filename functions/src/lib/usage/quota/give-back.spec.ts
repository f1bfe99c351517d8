import { expect } from "chai";
import { WriteConflict } from "../../platform/core/write-conflict.ts";
import type { DailyUsage, UsageStore } from "./daily-usage.ts";
import { commitReservation, giveBackUnit, reserveUnit } from "./reservation.ts";

const key = { projectId: "p", uid: "u", day: "2026-11-22" };
const never = new Date("2999-01-01T00:00:00Z");

/** A store that can lose answers: it then reports as a conflict what it has stored. */
const aStore = (count: number) => {
  let stored: DailyUsage = { count, leases: [], writeToken: "0" };
  let writes = 0;
  let toLose = 0;
  const usage: UsageStore = {
    findUsage: async () => stored,
    writeUsage: async (_key, changed) => {
      if (changed.writeToken !== stored.writeToken) throw new WriteConflict();
      stored = { ...changed, writeToken: String((writes += 1)) };
      if (toLose-- > 0) throw new WriteConflict();
      return stored;
    },
  };
  return {
    usage,
    left: () => ({ count: stored.count, leases: stored.leases.length }),
    loseAnswers: (answers: number) => {
      toLose = answers;
    },
  };
};

describe("giveBackUnit", () => {
  for (const answers of [0, 1, 2, 3]) {
    for (const isCounted of [true, false]) {
      it(`gives one unit back, ${isCounted ? "counted" : "reserved"}, when ${answers} answers are lost`, async () => {
        const { usage, left, loseAnswers } = aStore(4);
        const now = new Date();
        const request = { key, id: "r", limit: 9, now, reserveBy: never };
        const reservation = await reserveUnit(usage, request, await usage.findUsage(key));
        if (isCounted) await commitReservation(usage, reservation, never);
        loseAnswers(answers);
        await giveBackUnit(usage, reservation);
        expect(left()).to.deep.equal({ count: 4, leases: 0 });
      });
    }
  }

  it("leaves a counted unit used once its lease is over: others may have it", async () => {
    const { usage, left } = aStore(4);
    const longAgo = new Date("2026-11-22T00:00:00Z");
    const reservation = await reserveUnit(usage, { key, id: "r", limit: 9, now: longAgo, reserveBy: never }, await usage.findUsage(key));
    await commitReservation(usage, reservation, never);
    await giveBackUnit(usage, reservation);
    expect(left()).to.deep.equal({ count: 5, leases: 0 });
  });
});
