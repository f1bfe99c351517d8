import { expect } from "chai";
import { aToolCall } from "../../../../test/support/a-tool-call.ts";
import type { Role } from "../../projects/project.ts";
import type { ConversationCount, DailyUsage, UsageKey } from "../../usage/quota/daily-usage.ts";
import { type ConversationPorts, findSessionState, resumeConversation, startConversation } from "./start-conversation.ts";

const unused: DailyUsage = { count: 0, leases: [], writeToken: undefined };

/** Ports of a site whose pages are Norwegian, and what was done with them. */
const aSite = () => {
  const done: string[] = [];
  const usageFor = (counted: ConversationCount | undefined) => ({
    findUsage: async () => unused,
    writeUsage: async (_key: UsageKey, usage: DailyUsage) => {
      done.push(counted === undefined ? "used" : `used and counted in ${counted.language}`);
      return usage;
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
  return { ports, done };
};

const run = async (operation: typeof startConversation, role: Role): Promise<readonly string[]> => {
  const { ports, done } = aSite();
  const { project, caller } = aToolCall();
  const at = new Date();
  const found = await findSessionState(ports, { projectId: project.id, uid: caller.uid, isAnonymous: false, at });
  const answerBy = new Date(at.getTime() + 20_000);
  const { token } = await operation(ports, { project, profile: caller.profile, role, id: "r", at, answerBy }, found);
  expect(token).to.equal("t");
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
});

describe("resumeConversation", () => {
  it("counts no conversation, and forgets nothing", async () => {
    expect(await run(resumeConversation, "manager")).to.deep.equal(["used"]);
  });
});
