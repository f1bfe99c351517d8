import { AppError } from "../core/app-error.ts";
import type { OperatorLog } from "../core/operator-log.ts";
import { budgetOf } from "../projects/plans.ts";
import type { QuestionState, QuestionStore } from "../questions/question-store.ts";
import { type BudgetStore, type BudgetUsage, consumeBudget } from "../quota/daily-budget.ts";
import type { Spender } from "../quota/daily-usage.ts";
import type { ToolCall } from "../tool-calls/tool-call.ts";
import { type CheckedVerdict, findAnswer, type Judge, type QuotedAnswer, rankPassages } from "./find-answer.ts";
import type { KnowledgeCache, OpenedSite } from "./knowledge-cache.ts";
import { knowledgeLimits } from "./limits.ts";
import type { Passage, PassagePage } from "./passage.ts";
import { quoteWhole } from "./quotation.ts";
import { toPassage } from "./site-knowledge.ts";
import { splitWords } from "./terms.ts";

export interface AskPorts {
  readonly knowledge: KnowledgeCache;
  readonly questions: QuestionStore;
  readonly budgets: BudgetStore;
  /** Undefined if the deployment has no key for the model. */
  readonly judge: Judge | undefined;
  readonly log: OperatorLog;
}

interface Words {
  readonly question: string;
  readonly searchWords: readonly string[];
}

interface Looking extends Words {
  readonly key: Spender;
  readonly state: QuestionState;
}

interface LookedUp {
  readonly verdict: Verdict;
  /** The question's state after counting the call of the model. */
  readonly state: QuestionState;
}

type Verdict = CheckedVerdict | { readonly kind: "over_budget" | "no_model" };

/**
 * Finds the answer to a question, and confirms before it is spoken that its source is unchanged or, without an answer, that the site is.
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
  if (given !== undefined) return { verdict: { kind: "answered", answer: given }, state };
  if (judge === undefined || site === undefined) return { verdict: { kind: "no_model" }, state };
  return askJudge({ ...ports, judge }, { ...words, state }, site, call);
};

interface JudgePorts extends AskPorts {
  readonly judge: Judge;
}

/**
 * Asks again if the site has changed. A site that was reread is not checked again, so there are at most three attempts. The likeliest pages
 * of the answer are confirmed while the judge reads.
 */
const askJudge = async (ports: JudgePorts, looking: Looking, site: OpenedSite, call: ToolCall): Promise<LookedUp> => {
  const { projectId } = looking.key;
  const ranked = rankPassages(site.known.index, looking);
  const likely = likelyPages(ranked);
  const [{ verdict, state }, early] = await Promise.all([
    judgeWithinBudget(ports, { ...looking, ranked }, site, call),
    ports.knowledge.confirm(projectId, site, likely),
  ]);
  const isRead = verdict.kind === "answered" || verdict.kind === "not_answered";
  const isNew = verdict.kind !== "answered" && verdict.kind !== "no_question" && state.question === undefined && isWhole(looking);
  const shown = verdict.kind === "answered" ? [verdict.answer.passage.page] : undefined;
  const unconfirmed = shown?.filter((page) => !likely.some((other) => isSamePage(other, page)));
  const [confirmed, openCount] = await Promise.all([
    isRead && isSame(early, site) ? ports.knowledge.confirm(projectId, site, unconfirmed) : early,
    isNew ? ports.questions.countOpen(projectId, "question") : undefined,
  ]);
  if (isSame(confirmed, site)) return { verdict, state: { ...state, openCount } };
  return askJudge(ports, { ...looking, state }, confirmed, call);
};

const isSame = (one: OpenedSite, other: OpenedSite): boolean => one.known.index === other.known.index;

const isSamePage = (one: PassagePage, other: PassagePage): boolean => one.kind === other.kind && one.id === other.id;

const likelyPages = (ranked: readonly Passage[]): readonly PassagePage[] => {
  const pages = ranked.map(({ page }) => page);
  const isFirst = (page: PassagePage, index: number): boolean => pages.findIndex((other) => isSamePage(other, page)) === index;
  return pages.filter(isFirst).slice(0, knowledgeLimits.likelyPages);
};

/** A single word, or a few words without search words ("Hello!"), is not a question that the team could answer. */
export const isWhole = ({ question, searchWords }: Words): boolean =>
  splitWords(question).length >= (searchWords.length > 0 ? 2 : knowledgeLimits.wordsOfQuestion);

const judgeWithinBudget = async (
  { judge, budgets, log }: JudgePorts,
  { question, searchWords, key, state, ranked }: Looking & { readonly ranked: readonly Passage[] },
  { known: { index } }: OpenedSite,
  { project, caller, at, signal }: ToolCall,
): Promise<LookedUp> => {
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
  const verdict = await findAnswer(judge, index, { ...asking, ranked });
  if (verdict.kind === "failed") warn(verdict.failure);
  return { verdict, state: { ...state, budget } };
};

/** The team's answer to exactly this question. */
const findTeamAnswer = ({ question }: QuestionState): QuotedAnswer | undefined => {
  if (question?.answer === undefined) return undefined;
  const passage = toPassage({ ...question, answer: question.answer });
  return { passage, quotation: quoteWhole(passage) };
};

/** Counts a call of the model before it is made. `budget_busy`: storage failed, or too many callers were counting at the same time. */
const countModelCall = async (
  budgets: BudgetStore,
  { budget }: QuestionState,
  key: Spender,
  project: ToolCall["project"],
): Promise<BudgetUsage | "over_budget" | "budget_busy"> => {
  try {
    return (await consumeBudget(budgets, { key, unit: "ask_model", limits: budgetOf(project, "ask_model") }, budget)) ?? "over_budget";
  } catch (error) {
    if (error instanceof AppError) return "budget_busy";
    throw error;
  }
};
