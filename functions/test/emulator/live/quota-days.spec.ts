import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { AppError } from "../../../src/lib/platform/core/app-error.ts";
import { dayOf } from "../../../src/lib/usage/quota/daily-usage.ts";
import { commitReservation, giveBackUnit, type Reservation, reserveUnit } from "../../../src/lib/usage/quota/reservation.ts";
import { usageStore } from "../../../src/lib/usage/quota/store.ts";
import { aVoiceProject } from "../../support/visitors.ts";

const lateInTheEvening = new Date("2026-11-21T23:59:59.900Z");
const justAfterMidnight = new Date("2026-11-22T00:00:00.100Z");

/** A deadline that is never reached. */
const never = new Date("2999-01-01T00:00:00Z");

/** One person's quota, at times that the test chooses. */
const aQuota = async (limit: number) => {
  const place = { projectId: await aVoiceProject(), uid: randomUUID() };
  const keyAt = (now: Date) => ({ ...place, day: dayOf(now) });
  return {
    reserveAt: async (now: Date, id: string = randomUUID(), reserveBy = never): Promise<Reservation> => {
      const key = keyAt(now);
      return reserveUnit(usageStore, { key, id, limit, now, reserveBy }, await usageStore.findUsage(key));
    },
    usedOn: async (now: Date) => {
      const { count, leases } = await usageStore.findUsage(keyAt(now));
      return { count, taken: leases.length };
    },
  };
};

const codeOf = async (work: Promise<unknown>): Promise<string | undefined> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof AppError ? error.code : undefined;
};

describe("the quota of a day", () => {
  it("counts a unit for the day on which it was taken, and begins anew at midnight UTC", async () => {
    const { reserveAt, usedOn } = await aQuota(1);
    const reservation = await reserveAt(lateInTheEvening);
    expect(await codeOf(reserveAt(lateInTheEvening))).to.equal("quota_reached");
    const tomorrow = await reserveAt(justAfterMidnight);
    await commitReservation(usageStore, reservation, never);
    await giveBackUnit(usageStore, tomorrow);
    expect(await usedOn(lateInTheEvening)).to.deep.equal({ count: 1, taken: 0 });
    expect(await usedOn(justAfterMidnight)).to.deep.equal({ count: 0, taken: 0 });
  });

  it("gives a unit that its process has lost to the next, and the process nothing when it comes back", async () => {
    const { reserveAt, usedOn } = await aQuota(1);
    const longAgo = new Date("2026-11-20T12:00:00Z");
    const later = new Date("2026-11-20T12:02:00Z");
    const lost = await reserveAt(longAgo);
    const next = await reserveAt(later);
    await commitReservation(usageStore, next, never);
    expect(await codeOf(commitReservation(usageStore, lost, never))).to.equal("unavailable");
    await giveBackUnit(usageStore, lost);
    expect(await usedOn(longAgo)).to.deep.equal({ count: 1, taken: 0 });
  });

  it("knows a reservation again whose answer was lost", async () => {
    const { reserveAt, usedOn } = await aQuota(2);
    const now = new Date();
    const id = randomUUID();
    await reserveAt(now, id);
    const again = await reserveAt(now, id);
    await commitReservation(usageStore, again, never);
    await commitReservation(usageStore, again, never);
    expect(await usedOn(now)).to.deep.equal({ count: 1, taken: 0 });
  });

  it("refuses a caller whose turn comes too late, and reserves and counts nothing", async () => {
    const { reserveAt, usedOn } = await aQuota(2);
    const now = new Date();
    const late = new Date(now.getTime() - 1);
    expect(await codeOf(reserveAt(now, randomUUID(), late))).to.equal("unavailable");
    expect(await usedOn(now)).to.deep.equal({ count: 0, taken: 0 });
    const reservation = await reserveAt(now);
    expect(await codeOf(commitReservation(usageStore, reservation, late))).to.equal("unavailable");
    expect(await usedOn(now)).to.deep.equal({ count: 0, taken: 1 });
    await giveBackUnit(usageStore, reservation);
    expect(await usedOn(now)).to.deep.equal({ count: 0, taken: 0 });
  });
});
