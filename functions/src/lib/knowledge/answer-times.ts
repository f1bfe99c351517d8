import { createMemory } from "../core/memory.ts";
import { knowledgeLimits } from "./limits.ts";

/** When a project's team last answered a question in this process, for as long as `ask` may search what it read before. */
const answeredAtMs = createMemory<number>({ forMs: knowledgeLimits.listEveryMs, entries: knowledgeLimits.answeredProjects });

export const noteAnswer = (projectId: string): void => {
  const nowMs = Date.now();
  answeredAtMs.keep(projectId, nowMs, nowMs);
};

/** In milliseconds since 1970. 0 for not lately. */
export const findAnswerTime = (projectId: string): number => answeredAtMs.find(projectId, Date.now()) ?? 0;
