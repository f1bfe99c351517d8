import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { AppError } from "../../../src/lib/core/app-error.ts";
import { dayOf } from "../../../src/lib/quota/daily-usage.ts";
import { commitReservation, releaseReservation, type Reservation, reserveUnit } from "../../../src/lib/quota/reservation.ts";
import { usageStore } from "../../../src/lib/quota/store.ts";
import { aVoiceProject } from "../../support/visitors.ts";

const lateInTheEvening = new Date("2026-11-21T23:59:59.900Z");
const justAfterMidnight = new Date("2026-11-22T00:00:00.100Z");

/** The quota of one person, at moments that the test chooses. */
const aQuota = async (limit: number) => {
  const place = { projectId: await aVoiceProject(), uid: randomUUID() };
  const keyAt = (now: Date) => ({ ...place, day: dayOf(now) });
  return {
    reserveAt: async (now: Date, id = randomUUID()): Promise<Reservation> => {
      const key = keyAt(now);
      return reserveUnit(usageStore, { key, id, limit, now }, await usageStore.findUsage(key));
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
    await commitReservation(usageStore, reservation);
    await releaseReservation(usageStore, tomorrow);
    expect(await usedOn(lateInTheEvening)).to.deep.equal({ count: 1, taken: 0 });
    expect(await usedOn(justAfterMidnight)).to.deep.equal({ count: 0, taken: 0 });
  });

  it("gives a unit that its process has lost to the next, and the process nothing when it comes back", async () => {
    const { reserveAt, usedOn } = await aQuota(1);
    const longAgo = new Date("2026-11-20T12:00:00Z");
    const later = new Date("2026-11-20T12:02:00Z");
    const lost = await reserveAt(longAgo);
    const next = await reserveAt(later);
    await commitReservation(usageStore, next);
    expect(await codeOf(commitReservation(usageStore, lost))).to.equal("unavailable");
    await releaseReservation(usageStore, lost);
    expect(await usedOn(longAgo)).to.deep.equal({ count: 1, taken: 0 });
  });

  it("knows a reservation again whose answer was lost", async () => {
    const { reserveAt, usedOn } = await aQuota(2);
    const now = new Date();
    const id = randomUUID();
    await reserveAt(now, id);
    const again = await reserveAt(now, id);
    await commitReservation(usageStore, again);
    await commitReservation(usageStore, again);
    await releaseReservation(usageStore, again);
    expect(await usedOn(now)).to.deep.equal({ count: 1, taken: 0 });
  });
});
