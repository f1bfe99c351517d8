import { expect } from "chai";
import { aToolCall } from "../../../test/support/a-tool-call.ts";
import { AppError } from "../platform/core/app-error.ts";
import type { Tally } from "../usage/quota/daily-budget.ts";
import { visitorLimits } from "./limits.ts";
import { decideVisit, type StoredVisit, visitorDailyLimit, type VisitorRecord, visitorUsage } from "./visit.ts";

const at = new Date("2026-11-21T13:59:30Z");
const long = new Date("2026-11-19T13:59:30Z");
const { project } = aToolCall();
const open = { ...project, limits: { visitor_sessions: { person: 2, project: 3 }, new_visitors_per_hour: { project: 2 } } };

const tally = (counts: Readonly<Record<string, number>>): Tally => ({ counts: new Map(Object.entries(counts)), writeToken: "1.0" });

const known = (lastVisitAt: Date, projectIds: readonly string[] = [project.id]): VisitorRecord => ({
  visits: { projectIds, lastVisitAt },
  writeToken: "1.0",
});

const reserve = (user: VisitorRecord | undefined, counts: Readonly<Record<string, number>> = {}) =>
  decideVisit("reserve", { user, project: tally(counts) }, { project: open, at });

const refusalOf = (work: () => unknown): AppError => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error("it was not refused");
};

describe("decideVisit", () => {
  it("admits a newcomer, and counts them in this hour", () => {
    const { visits, project: after } = reserve(undefined, { new_visitors_12: 9, new_visitors_13: 1, messages: 4 });
    expect(visits).to.deep.equal({ projectIds: [project.id], lastVisitAt: at });
    expect(Object.fromEntries(after?.counts ?? [])).to.deep.equal({ new_visitors_12: 9, new_visitors_13: 2, messages: 4 });
  });

  it("refuses a newcomer when the hour is full, until the next one", () => {
    const refusal = refusalOf(() => reserve(undefined, { new_visitors_13: 2 }));
    expect(refusal).to.deep.include({ code: "visitors_limit", headers: { "Retry-After": "30" } });
  });

  it("counts somebody as new in each project, and forgets none of theirs", () => {
    expect(reserve(known(at, ["another"])).visits).to.deep.equal({ projectIds: ["another", project.id], lastVisitAt: at });
    const everywhere = Array.from({ length: visitorLimits.projects }, (_, index) => `p${index}`);
    expect(refusalOf(() => reserve(known(at, everywhere))).code).to.equal("visitors_limit");
  });

  it("writes a visit down once a day, also when the hour is full", () => {
    expect(reserve(known(at), { new_visitors_13: 2 })).to.deep.equal({ visits: undefined, project: undefined });
    expect(reserve(known(long), { new_visitors_13: 2 })).to.deep.equal({
      visits: { projectIds: [project.id], lastVisitAt: at },
      project: undefined,
    });
  });

  it("leaves a record of an operator's alone", () => {
    expect(reserve({ visits: undefined, writeToken: "1.0" }, { new_visitors_13: 2 })).to.deep.equal({
      visits: undefined,
      project: undefined,
    });
  });

  it("refuses known and new visitors when the project's day is used up, and a token that was minted meanwhile", () => {
    const counts = { visitor_sessions: 3 };
    for (const user of [undefined, known(at)]) {
      for (const change of ["reserve", "consume"] as const) {
        const refusal = refusalOf(() => decideVisit(change, { user, project: tally(counts) }, { project: open, at }));
        expect(refusal.code).to.equal("visitors_limit");
        expect(refusal.headers["Retry-After"]).to.equal(String(10 * 3600 + 30));
      }
    }
  });

  it("counts a session where a unit is counted, and takes it back with the unit", () => {
    const change = (what: "consume" | "unconsume" | "release", sessions: number) =>
      decideVisit(what, { user: known(at), project: tally({ visitor_sessions: sessions }) }, { project: open, at }).project?.counts.get(
        "visitor_sessions",
      );
    expect(change("consume", 2)).to.equal(3);
    expect(change("unconsume", 3)).to.equal(2);
    expect(change("unconsume", 0)).to.equal(0);
    expect(change("release", 3)).to.equal(undefined);
  });
});

describe("visitorDailyLimit", () => {
  it("is the visitors' own, and never more than a member's", () => {
    expect(visitorDailyLimit(open, 50)).to.equal(2);
    expect(visitorDailyLimit(open, 1)).to.equal(1);
  });
});

describe("visitorUsage", () => {
  it("writes over the visit that it is given, whatever was read since", async () => {
    const key = { projectId: project.id, uid: "u", day: "2026-11-21" };
    const aVisit = (writeToken: string): StoredVisit => ({ count: 0, leases: [], writeToken, user: undefined, project: tally({}) });
    const reads = ["1", "2"].map(aVisit).values();
    const written: (string | undefined)[] = [];
    const store = {
      findVisit: async () => reads.next().value ?? aVisit("3"),
      writeVisit: async (_key: unknown, visit: StoredVisit) => {
        written.push(visit.writeToken);
        return { ...visit, writeToken: "4" };
      },
    };
    const usage = visitorUsage(store, { project: open, at, counted: undefined });
    const first = await usage.findUsage(key);
    await usage.findUsage(key);
    expect((await usage.writeUsage(key, first, "reserve")).writeToken).to.equal("4");
    expect(written).to.deep.equal(["1"]);
  });
});
