import { setImmediate } from "node:timers/promises";
import { ask } from "../../knowledge/ask.ts";
import { createKnowledgeCache } from "../../knowledge/knowledge-cache.ts";
import type { RunTool } from "../../tool-calls/tool-call.ts";
import { pageSource } from "../../knowledge/store.ts";
import { questionStore } from "../../questions/store.ts";
import type { AskArgs } from "../ask.ts";

const knowledge = createKnowledgeCache({ pages: pageSource, questions: questionStore, pause: setImmediate }, Date.now);

export const run: RunTool<AskArgs> = async ({ question = "" }, call) => ask({ knowledge, questions: questionStore }, question, call);
