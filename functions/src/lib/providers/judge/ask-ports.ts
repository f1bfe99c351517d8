import { createKnowledgeCache } from "../../answers/knowledge/knowledge-cache.ts";
import type { AskPorts } from "../../answers/knowledge/look-up.ts";
import { pageSource, siteFactsStore } from "../../answers/knowledge/store.ts";
import { questionStore } from "../../answers/questions/store.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";
import { budgetStore } from "../../usage/quota/store.ts";
import { deployedJudges } from "./deployed-judges.ts";

/** The live pages and the answers of the team, for visitors and for agents. */
export const knowledge = createKnowledgeCache({ pages: pageSource, questions: questionStore, facts: siteFactsStore }, Date.now);

export const askPorts = (): AskPorts => ({
  knowledge,
  questions: questionStore,
  budgets: budgetStore,
  judges: deployedJudges(),
  log: operatorLog,
});
