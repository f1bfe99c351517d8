import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import type { StartedSession } from "../../../../answers/started-session.ts";
import { aToolCall } from "../../../../test/support/a-tool-call.ts";
import { AppError } from "../../platform/core/app-error.ts";
import type { Role } from "../../projects/project.ts";
import type { ConversationCount, DailyUsage, UsageKey } from "../../usage/quota/daily-usage.ts";
import { type ConversationPorts, findSessionState, resumeConversation, startConversation } from "./start-conversation.ts";

const unused: DailyUsage = { count: 0, leases: [], writeToken: undefined };

/** Ports of a site whose pages are Norwegian, what was done with them, and what is used of the day's budget. */
const aSite = () => {
  const done: string[] = [];
  const day = { usage: unused };
  const usageFor = (counted: ConversationCount | undefined) => ({
    findUsage: async () => day.usage,
    writeUsage: async (_key: UsageKey, usage: DailyUsage) => {
      day.usage = { ...usage, writeToken: "1" };
      done.push(counted === undefined ? "used" : `used and counted in ${counted.language}`);
      return day.usage;
    },
  });
  const traits = { takes_content: true, waits_behind_content: true, stream_end_ends_speech: false };
  const ports: ConversationPorts = {
    usageFor,
    loadVisits: async () => Promise.reject(new Error("Nobody is anonymous")),
    findLanguages: async () => ["nb"],
    learnLanguages: async () => Promise.reject(new Error("The languages are known")),
    isBriefConfirmed: async () => true,
    forgetReading: async (projectId, uid) => {
      done.push(`forgot what was read to ${uid} of ${projectId}`);
    },
    declareTools: () => [],
    defaultModel: () => "model",
    voice: {
      mint: async () => ({ token: "t", expiresAt: new Date(0), webSocketUrl: "wss://voice.example" }),
      toMessage: () => ({}),
      traits: () => traits,
    },
    log: () => undefined,
  };
  return { ports, done, day };
};

const call = async (operation: typeof startConversation, ports: ConversationPorts, role: Role): Promise<StartedSession> => {
  const { project, caller } = aToolCall();
  const at = new Date();
  const found = await findSessionState(ports, { projectId: project.id, uid: caller.uid, isAnonymous: false, at });
  const answerBy = new Date(at.getTime() + 20_000);
  return operation(ports, { project, profile: caller.profile, role, id: "r", at, answerBy }, found);
};

const run = async (operation: typeof startConversation, role: Role): Promise<readonly string[]> => {
  const { ports, done } = aSite();
  expect(await call(operation, ports, role)).to.include({ token: "t" });
  return [...new Set(done)].toSorted();
};

describe("startConversation", () => {
  it("counts a conversation, and forgets what was read out to somebody of the team in another one", async () => {
    for (const role of ["manager", "admin"] as const)
      expect(await run(startConversation, role)).to.deep.equal(["forgot what was read to visitor of project", "used and counted in en"]);
  });

  it("writes nothing more for a visitor", async () => {
    expect(await run(startConversation, "member")).to.deep.equal(["used and counted in en"]);
  });

  it("uses nothing of the budget when what was read out cannot be forgotten, sooner or later", async () => {
    for (const [failsAfterMs, fault] of [
      [0, new AppError("unavailable", "The store is busy.")],
      [20, new AppError("unavailable", "The store is busy.")],
      [0, new Error("A defect, of which no other request of this process may die")],
    ] as const) {
      const { ports, day } = aSite();
      const forgetReading = async (): Promise<void> => {
        await sleep(failsAfterMs);
        throw fault;
      };
      expect(await call(startConversation, { ...ports, forgetReading }, "manager").catch((error: unknown) => error)).to.equal(fault);
      expect(day.usage).to.deep.include({ count: 0, leases: [] });
      expect(await call(startConversation, ports, "manager")).to.include({ token: "t" });
      expect(day.usage).to.deep.include({ count: 1, leases: [] });
    }
  });
});

describe("resumeConversation", () => {
  it("counts no conversation, and forgets nothing", async () => {
    expect(await run(resumeConversation, "manager")).to.deep.equal(["used"]);
  });
});
