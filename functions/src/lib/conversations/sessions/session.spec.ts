import { expect } from "chai";
import type { DailyUsage, UsageStore } from "../../usage/quota/daily-usage.ts";
import { sessionLimits } from "./limits.ts";
import { startSession } from "./session.ts";

const key = { projectId: "p", uid: "u", day: "2026-11-22" };
const unused: DailyUsage = { count: 0, leases: [], writeToken: undefined };
const page = { takes_content: true, waits_behind_content: true, stream_end_ends_speech: false };
const setup = {
  model: "m",
  voice: "Kore",
  instruction: "",
  tools: [],
  hearing: { languages: [], vocabulary: [], endOfSpeechMs: undefined, speechSensitivity: undefined },
};

interface Circumstances {
  /** Time until the answer is due. */
  readonly leftMs: number;
  readonly mintMs?: number;
  /** The duration of the commit that counts the unit. */
  readonly countMs?: number;
}

const pause = async (ms = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The outcome of a start, the number of minted tokens, and the day's usage afterwards. */
const startIn = async ({ leftMs, mintMs, countMs }: Circumstances) => {
  let stored = unused;
  let minted = 0;
  const usage: UsageStore = {
    findUsage: async () => Promise.resolve(stored),
    writeUsage: async (_key, changed) => {
      if (changed.count > stored.count) await pause(countMs);
      stored = { ...changed, writeToken: "1" };
      return stored;
    },
  };
  const token = { token: "t", expiresAt: new Date(0), webSocketUrl: "wss://voice.example" };
  const mint = async () => {
    minted += 1;
    await pause(mintMs);
    return token;
  };
  const now = new Date();
  const request = { key, id: "r", limit: 1, now, answerBy: new Date(now.getTime() + leftMs), setup };
  const outcome = await startSession({ usage, voice: { mint, toMessage: () => ({}), traits: () => page } }, request, unused).catch(
    (error: unknown) => error,
  );
  return { outcome, minted, left: { count: stored.count, leases: stored.leases.length } };
};

describe("startSession", () => {
  it("counts the unit of a token that is handed out", async () => {
    const { outcome, left } = await startIn({ leftMs: 10_000 });
    expect(outcome).to.include({ token: "t" });
    expect(left).to.deep.equal({ count: 1, leases: 0 });
  });

  it("mints nothing when too little time is left", async () => {
    const { outcome, minted, left } = await startIn({ leftMs: sessionLimits.reserveMs - 1 });
    expect(outcome).to.include({ code: "unavailable" });
    expect(minted).to.equal(0);
    expect(left).to.deep.equal({ count: 0, leases: 0 });
  });

  it("gives the unit back when the token comes too late to be counted", async () => {
    const { outcome, minted, left } = await startIn({ leftMs: sessionLimits.reserveMs + 50, mintMs: 4_500 });
    expect(outcome).to.include({ code: "unavailable" });
    expect(minted).to.equal(1);
    expect(left).to.deep.equal({ count: 0, leases: 0 });
  });

  it("gives the unit back when counting it takes too long for an answer", async () => {
    const { outcome, left } = await startIn({ leftMs: sessionLimits.reserveMs + 50, countMs: 5_200 });
    expect(outcome).to.include({ code: "unavailable" });
    expect(left).to.deep.equal({ count: 0, leases: 0 });
  });
}).timeout(20_000);
