import { setImmediate } from "node:timers/promises";
import { ask } from "../../knowledge/ask.ts";
import { createKnowledgeCache } from "../../knowledge/knowledge-cache.ts";
import type { RunTool } from "../../tool-calls/tool-call.ts";
import { pageSource } from "../../knowledge/store.ts";
import { questionStore } from "../../questions/store.ts";

interface Args {
  readonly question?: string | undefined;
}

const knowledge = createKnowledgeCache({ pages: pageSource, questions: questionStore, pause: setImmediate }, Date.now);

export const run: RunTool<Args> = async ({ question = "" }, call) => ask({ knowledge, questions: questionStore }, question, call);
