import { setImmediate } from "node:timers/promises";
import { ask } from "../../domain/knowledge/ask.ts";
import { createKnowledgeCache } from "../../domain/knowledge/knowledge-cache.ts";
import type { RunTool } from "../../domain/live/tool-call.ts";
import { pageSource } from "../../stores/knowledge-store.ts";
import { questionStore } from "../../stores/question-store.ts";
import type { AskArgs } from "../ask.ts";

const knowledge = createKnowledgeCache({ pages: pageSource, questions: questionStore, pause: setImmediate }, Date.now);

export const run: RunTool<AskArgs> = async ({ question = "" }, call) => ask({ knowledge, questions: questionStore }, question, call);
