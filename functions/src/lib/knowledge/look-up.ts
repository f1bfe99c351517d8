import { AppError } from "../core/app-error.ts";
import type { OperatorLog } from "../core/operator-log.ts";
import { budgetOf } from "../projects/plans.ts";
import { countOpen } from "../questions/escalate-question.ts";
import type { QuestionState, QuestionStore } from "../questions/question-store.ts";
import type { BudgetStore } from "../quota/budget-store.ts";
import { consumeBudget } from "../quota/consume-budget.ts";
import type { BudgetUsage } from "../quota/daily-budget.ts";
import type { UsageKey } from "../quota/usage-store.ts";
import type { ToolCall } from "../tool-calls/tool-call.ts";
import { sourcesOf } from "./answer-card.ts";
import { type CheckedVerdict, findAnswer, type QuotedAnswer, type Judge } from "./find-answer.ts";
import type { KnowledgeCache, OpenedSite } from "./knowledge-cache.ts";
import { knowledgeLimits } from "./limits.ts";
import type { PassagePage } from "./passage.ts";
import { quoteWhole } from "./quotation.ts";
import { toPassage } from "./site-knowledge.ts";
import { splitWords } from "./terms.ts";

export interface AskPorts {
  readonly knowledge: KnowledgeCache;
  readonly questions: QuestionStore;
  readonly budgets: BudgetStore;
  /** Undefined where the deployment has no model. */
  readonly judge: Judge | undefined;
  readonly log: OperatorLog;
}

interface Words {
  readonly question: string;
  readonly searchWords: readonly string[];
}

interface Looking extends Words {
  readonly key: UsageKey;
  readonly state: QuestionState;
}

interface LookedUp {
  readonly verdict: Verdict;
  /** The state of the question, with what was counted meanwhile. */
  readonly state: QuestionState;
  /** How many questions are open; undefined where nobody has to know. */
  readonly openCount: number | undefined;
}

type Verdict = CheckedVerdict | { readonly kind: "over_budget" | "no_model" };

/**
 * Finds the answer to a question, and confirms before it is spoken that its sources are unchanged, or that nothing was added that may answer.
 *
 * @throws AppError `unavailable`
 */
export const lookUp = async (
  { judge, ...ports }: AskPorts,
  { state, ...words }: Looking,
  site: OpenedSite | undefined,
  call: ToolCall,
): Promise<LookedUp> => {
  const given = findTeamAnswer(state);
  if (given !== undefined) return { verdict: { kind: "answered", answer: given }, state, openCount: undefined };
  if (judge === undefined || site === undefined) return { verdict: { kind: "no_model" }, state, openCount: undefined };
  return askJudge({ ...ports, judge }, { ...words, state }, site, call);
};

interface JudgePorts extends AskPorts {
  readonly judge: Judge;
}

/** Asks again when the site proves to have changed: it was read anew for this question, so that the third time is the last. */
const askJudge = async (ports: JudgePorts, looking: Looking, site: OpenedSite, call: ToolCall): Promise<LookedUp> => {
  const { projectId } = looking.key;
  const { verdict, state } = await judgeWithinBudget(ports, looking, site, call);
  const isRead = verdict.kind === "answered" || verdict.kind === "not_answered";
  const isNew = verdict.kind !== "answered" && verdict.kind !== "no_question" && state.question === undefined && isWhole(looking);
  const [confirmed, openCount] = await Promise.all([
    isRead ? ports.knowledge.confirm(projectId, site, verdict.kind === "answered" ? sourcePages(verdict.answer) : undefined) : site,
    isNew ? countOpen(ports.questions, projectId) : undefined,
  ]);
  if (confirmed.known.index === site.known.index) return { verdict, state, openCount };
  return askJudge(ports, { ...looking, state }, confirmed, call);
};

const sourcePages = (answer: QuotedAnswer): readonly PassagePage[] => sourcesOf(answer).map(({ page }) => page);

/** A single word, or a few without any idea what a page might say to them, are nothing that a person could answer: "Hello, how are you?" */
export const isWhole = ({ question, searchWords }: Words): boolean =>
  splitWords(question).length >= (searchWords.length > 0 ? 2 : knowledgeLimits.wordsOfQuestion);

const judgeWithinBudget = async (
  { judge, budgets, log }: JudgePorts,
  { question, searchWords, key, state }: Looking,
  { known: { index } }: OpenedSite,
  { project, caller, at, signal }: ToolCall,
): Promise<Pick<LookedUp, "verdict" | "state">> => {
  const warn = (outcome: string): void => {
    log({ severity: "WARNING", message: "the language model for questions failed", outcome });
  };
  if (index.passages.length === 0) return { verdict: { kind: "not_answered" }, state };
  const budget = await countModelCall(budgets, state, key, project);
  if (typeof budget === "string") {
    warn(budget);
    return { verdict: { kind: "over_budget" }, state };
  }
  const today = at.toISOString().slice(0, 10);
  const asking = { question, searchWords, language: caller.profile.language, today, signal };
  const verdict = await findAnswer(judge, index, asking);
  if (verdict.kind === "failed") warn(verdict.failure);
  return { verdict, state: { ...state, budget } };
};

/** What the team has answered to the very same question is the answer. */
const findTeamAnswer = ({ question }: QuestionState): QuotedAnswer | undefined => {
  if (question?.answer === undefined) return undefined;
  const passage = toPassage({ ...question, answer: question.answer });
  return { passage, quotation: quoteWhole(passage), related: [] };
};

/** Counts a call of the model before it is made. `budget_busy`: so many count on it that waiting would be too long. */
const countModelCall = async (
  budgets: BudgetStore,
  { budget }: QuestionState,
  key: UsageKey,
  project: ToolCall["project"],
): Promise<BudgetUsage | "over_budget" | "budget_busy"> => {
  try {
    const outcome = await consumeBudget(budgets, { key, unit: "ask_model", limits: budgetOf(project, "ask_model") }, budget);
    return outcome.kind === "consumed" ? outcome.done : "over_budget";
  } catch (error) {
    if (error instanceof AppError) return "budget_busy";
    throw error;
  }
};
