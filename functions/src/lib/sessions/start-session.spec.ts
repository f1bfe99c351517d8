import { expect } from "chai";
import type { DailyUsage } from "../quota/daily-usage.ts";
import type { UsageStore } from "../quota/usage-store.ts";
import { sessionLimits } from "./limits.ts";
import { startSession } from "./start-session.ts";

const key = { projectId: "p", uid: "u", day: "2026-11-22" };
const unused: DailyUsage = { count: 0, leases: [], writeToken: undefined };
const setup = { model: "m", voice: "Kore", instruction: "", tools: [] };

/** A request that came in so long ago, and what is left of the day's usage after it. */
const startAfter = async (agoMs: number) => {
  let stored = unused;
  const usage: UsageStore = {
    findUsage: async () => Promise.resolve(stored),
    writeUsage: async (_key, changed) => {
      stored = { ...changed, writeToken: "1" };
      return Promise.resolve("1");
    },
  };
  const token = { token: "t", expiresAt: new Date(0), webSocketUrl: "wss://voice.example" };
  const voice = { mint: async () => Promise.resolve(token), toMessage: () => ({}) };
  const request = { key, id: "r", limit: 1, now: new Date(Date.now() - agoMs), setup };
  const outcome = await startSession({ usage, voice }, request, unused).catch((error: unknown) => error);
  return { outcome, stored };
};

describe("startSession", () => {
  it("counts the unit of a token that is handed out", async () => {
    const { outcome, stored } = await startAfter(0);
    expect(outcome).to.include({ token: "t" });
    expect(stored).to.include({ count: 1 });
  });

  it("gives the unit back when the token has come too late for an answer", async () => {
    const { outcome, stored } = await startAfter(sessionLimits.startMs + 1);
    expect(outcome).to.include({ code: "unavailable" });
    expect(stored).to.deep.include({ count: 0, leases: [] });
  });
});
