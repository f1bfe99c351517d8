import { createKnowledgeCache } from "../../answers/knowledge/knowledge-cache.ts";
import type { AskPorts } from "../../answers/knowledge/look-up.ts";
import { pageSource, siteFactsStore } from "../../answers/knowledge/store.ts";
import { questionStore } from "../../answers/questions/store.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";
import { budgetStore } from "../../usage/quota/store.ts";
import type { Judge, Judges } from "../../answers/knowledge/find-answer.ts";
import { readAskModels } from "../../platform/config/params.ts";
import { deployedGemini } from "../gemini/generate-content.ts";
import { geminiJudge } from "./gemini-judge.ts";

const judgeOf = (model: string): Judge => geminiJudge({ ...deployedGemini, model: () => model });

/** Without a key there is no judge, so no questions are counted for it. */
const deployedJudges = (): Judges | undefined => {
  if (deployedGemini.apiKey() === "") return undefined;
  const { first, second } = readAskModels();
  return { first: judgeOf(first), second: second === undefined ? undefined : judgeOf(second) };
};

/** The live pages and the answers of the team, for visitors and for agents. */
export const knowledge = createKnowledgeCache({ pages: pageSource, questions: questionStore, facts: siteFactsStore }, Date.now);

export const askPorts = (): AskPorts => ({
  knowledge,
  questions: questionStore,
  budgets: budgetStore,
  judges: deployedJudges(),
  log: operatorLog,
});
