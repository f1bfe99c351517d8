import { expect } from "chai";
import { breakingPoints, breaksAt, peak } from "./breaking-points.ts";
import { costOfMonth, type SessionUse } from "./estimate.ts";

/** A session whose costs were worked out by hand. */
const session: SessionUse = {
  requests: 7.1,
  reads: 39,
  writes: 17,
  deletes: 10,
  vcpuSec: { busy: 7.1 * 0.02, alone: 7.1 * 0.2 },
  gibSec: { busy: 7.1 * 0.02 * 0.36, alone: 7.1 * 0.2 * 0.36 },
};

/** Sessions a day, and dollars a month. */
const byHand = [
  { sessions: 10_000, firestore: 7, busy: 0, alone: 6, logs: 0, hosting: 0, voice: 21_000, calls: 330 },
  { sessions: 1_000_000, firestore: 839, busy: 185, alone: 1_144, logs: 207, hosting: 62, voice: 2_100_000, calls: 33_000 },
  { sessions: 10_000_000, firestore: 8_400, busy: 1_900, alone: 11_500, logs: 2_300, hosting: 640, voice: 21_000_000, calls: 330_000 },
] as const;

describe("costOfMonth", () => {
  for (const { sessions, ...expected } of byHand) {
    it(`is what was worked out by hand for ${sessions} sessions a day`, () => {
      const { firestore, functions, logs, hosting, backend, voice, calls } = costOfMonth(session, sessions);
      const amounts = { firestore, ...functions, logs, hosting, voice, calls };
      for (const [name, amount] of Object.entries(amounts)) {
        const wanted = Object.entries(expected).find(([one]) => one === name)?.[1] ?? Number.NaN;
        expect(amount, name).to.be.closeTo(wanted, Math.max(0.6, wanted * 0.02));
      }
      expect(backend.alone).to.be.closeTo(firestore + functions.alone + logs + hosting, 1e-6);
      expect(backend.busy).to.be.at.most(backend.alone);
    });
  }

  it("charges nothing within the free tiers", () => {
    const { firestore, functions, logs, hosting } = costOfMonth(session, 100);
    expect([firestore, functions.busy, functions.alone, logs, hosting]).to.deep.equal([0, 0, 0, 0, 0]);
  });
});

describe("breakingPoints", () => {
  const point = (what: string) => {
    const found = breakingPoints(session).find((one) => one.what.startsWith(what));
    if (found === undefined) throw new Error(`there is no breaking point ${what}`);
    return found;
  };

  it("count sessions of five minutes that run at the same time", () => {
    const { needed } = point("Gemini Live");
    expect([10_000, 1_000_000, 10_000_000].map((sessions) => Math.round(needed(sessions) / peak))).to.deep.equal([35, 3_472, 34_722]);
  });

  it("find the day on which accounts cannot be looked up any more", () => {
    expect(breaksAt(point("Identity Toolkit"))).to.be.closeTo(1_400_000, 10_000);
  });

  it("find how many answers a day the statistics of one project take, at two a session", () => {
    expect(2 * breaksAt(point("Statistics"))).to.be.closeTo(57_600, 1);
  });

  it("find that calls begin faster than Twilio takes them", () => {
    expect(point("Twilio").needed(10_000_000) / peak).to.be.closeTo(1.16, 0.01);
  });
});
