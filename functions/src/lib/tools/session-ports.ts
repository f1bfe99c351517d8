import { learnLanguages, siteFactsStore } from "../answers/knowledge/store.ts";
import type { ConversationPorts } from "../conversations/sessions/start-conversation.ts";
import { isBriefConfirmed } from "../onboarding/confirmation-record.ts";
import { liveModel } from "../platform/config/params.ts";
import { operatorLog } from "../platform/log/write-operator-log.ts";
import { voiceService } from "../providers/voice/gemini-tokens.ts";
import { usageStoreFor } from "../usage/quota/store.ts";
import { declareTools } from "./declare-tools.ts";

/** What a conversation with the voice agent starts with. Loaded late: what most projects, or most visitors, do not need. */
export const sessionPorts: ConversationPorts = {
  usageFor: usageStoreFor,
  loadVisits: async () => (await import("../visitors/store.ts")).visitStore,
  findLanguages: async (projectId) => (await siteFactsStore.findFacts(projectId)).languages,
  learnLanguages,
  isBriefConfirmed,
  forgetReading: async (projectId, uid) => {
    const { teamItemStore } = await import("../answers/questions/store.ts");
    await teamItemStore.forgetReading(projectId, uid);
  },
  declareTools,
  defaultModel: () => liveModel.value(),
  voice: voiceService,
  log: operatorLog,
};
