import { cleanText } from "../../platform/core/text.ts";
import { AppError } from "../../platform/core/app-error.ts";
import type { OperatorLog } from "../../platform/core/operator-log.ts";
import { budgetOf } from "../../projects/plans.ts";
import type { QuestionState, QuestionStore } from "../questions/question-store.ts";
import { type BudgetStore, consumeBudget, type Counted } from "../../usage/quota/daily-budget.ts";
import type { Spender } from "../../usage/quota/daily-usage.ts";
import type { Spent } from "../../platform/core/spent.ts";
import type { ToolCall } from "../../conversations/tool-calls/tool-call.ts";
import { type CheckedVerdict, findAnswer, rankPassages, firstVerdict, type JudgedQuestion, type Judges } from "./find-answer.ts";
import type { KnowledgeCache, OpenedSite } from "./knowledge-cache.ts";
import { knowledgeLimits } from "./limits.ts";
import { splitWords } from "./terms.ts";
import type { Passage, PassagePage } from "./passage.ts";

export interface AskPorts {
  readonly knowledge: KnowledgeCache;
  readonly questions: QuestionStore;
  readonly budgets: BudgetStore;
  /** Undefined if the deployment has no key for the models. */
  readonly judges: Judges | undefined;
  readonly log: OperatorLog;
}

interface Words {
  readonly question: string;
  /** As the model or the agent sent them. */
  readonly searchWords: readonly string[];
}

interface Asking extends Words {
  readonly key: Spender;
}

/** What a look-up knows of its question, and changes. */
interface Progress {
  readonly state: QuestionState;
  /** Undefined until the question is counted in the day's budget: it is once, however often a model reads for it. */
  readonly spent: Spent<"ask_model"> | undefined;
}

interface Read extends Progress {
  readonly verdict: Verdict;
}

export interface LookedUp {
  readonly verdict: Verdict;
  /** The question's state after counting it. */
  readonly state: QuestionState;
}

type Verdict = CheckedVerdict | { readonly kind: "over_budget" | "no_model" };

/**
 * Finds the answer to a question, and confirms before it is spoken that its source is unchanged or, without an answer, that the site is.
 * Reads again if the site has changed: at most three times, because a site that was read just now is not checked again. The likeliest pages
 * of the answer are confirmed while the judge reads.
 *
 * @throws AppError `unavailable`
 */
export const lookUp = async (
  { judges, ...ports }: AskPorts,
  { state, ...asked }: Asking & Pick<Progress, "state">,
  opened: OpenedSite | undefined,
  call: ToolCall,
): Promise<LookedUp> => {
  if (judges === undefined || opened === undefined) return { verdict: { kind: "no_model" }, state };
  const words = { ...asked, searchWords: parseSearchWords(asked.searchWords) };
  const confirm: Confirm = async (known, pages) => ports.knowledge.confirm(words.key.projectId, known, pages);
  let site = await readSite(confirm, opened, state);
  let progress: Progress = { state, spent: undefined };
  for (;;) {
    const ranked = await rankPassages(site.known.index, words);
    const likely = likelyPages(ranked);
    const [read, early] = await Promise.all([
      judgeWithinBudget({ ...ports, judges }, { ...words, ...progress, ranked }, site, call),
      confirm(site, likely),
    ]);
    const [confirmed, openCount] = await Promise.all([
      confirmVerdict(confirm, read.verdict, { site, early, likely }),
      willBePassedOn(read) ? ports.questions.countOpen(words.key.projectId, "question") : undefined,
    ]);
    if (isSame(confirmed, site)) return { verdict: read.verdict, state: { ...read.state, openCount } };
    site = confirmed;
    progress = read;
  }
};

const parseSearchWords = (words: readonly string[]): readonly string[] =>
  words
    .slice(0, knowledgeLimits.searchWords)
    .map((word) => cleanText(word.slice(0, knowledgeLimits.searchWordCharacters)))
    .filter((word) => splitWords(word).length > 0);

/** The site as it is now: the same if these pages of it, or the whole without any named, have not changed. */
type Confirm = (site: OpenedSite, pages: readonly PassagePage[] | undefined) => Promise<OpenedSite>;

/** The site with the team's answer to the same question, if there is one. */
const readSite = async (confirm: Confirm, opened: OpenedSite, state: QuestionState): Promise<OpenedSite> =>
  isAnswerKnown(state, opened) ? opened : confirm(opened, undefined);

interface JudgedSite {
  readonly site: OpenedSite;
  /** The site once its likeliest pages were confirmed. */
  readonly early: OpenedSite;
  readonly likely: readonly PassagePage[];
}

/** The judged site if the verdict holds; another one if what it depends on has changed since. */
const confirmVerdict = async (confirm: Confirm, verdict: Verdict, { site, early, likely }: JudgedSite): Promise<OpenedSite> =>
  needsConfirmation(verdict) && isSame(early, site) ? confirm(site, unconfirmedPages(verdict, likely)) : early;

/** Whether the site was read since the team answered the same question, if it did: then the judge is to read that answer. */
const isAnswerKnown = ({ question }: QuestionState, { known }: OpenedSite): boolean =>
  question?.answer === undefined || known.answered.some(({ id, state }) => id === question.id && state === question.writeToken);

/** Whether the judge has read the site. */
const needsConfirmation = ({ kind }: Verdict): boolean => kind === "answered" || kind === "not_answered";

/** The pages on which a verdict depends, without those that are confirmed already; undefined if it depends on the whole site. */
const unconfirmedPages = (verdict: Verdict, confirmed: readonly PassagePage[]): readonly PassagePage[] | undefined =>
  verdict.kind === "answered"
    ? [verdict.answer.passage.page].filter((page) => !confirmed.some((other) => isSamePage(other, page)))
    : undefined;

const willBePassedOn = ({ verdict: { kind }, state }: Read): boolean =>
  kind !== "answered" && kind !== "no_question" && state.question === undefined;

interface JudgePorts extends Omit<AskPorts, "judges"> {
  readonly judges: Judges;
}

const isSame = (one: OpenedSite, other: OpenedSite): boolean => one.known.index === other.known.index;

const isSamePage = (one: PassagePage, other: PassagePage): boolean => one.kind === other.kind && one.id === other.id;

const likelyPages = (ranked: readonly Passage[]): readonly PassagePage[] =>
  [...new Set(ranked.map(({ page }) => page))].slice(0, knowledgeLimits.likelyPages);

const judgeWithinBudget = async (
  { judges, budgets, log }: JudgePorts,
  { question, searchWords, key, state, spent, ranked }: Asking & Progress & { readonly ranked: readonly Passage[] },
  { known: { index } }: OpenedSite,
  { project, caller, at, signal }: ToolCall,
): Promise<Read> => {
  if (index.passages.length === 0) return { verdict: { kind: "not_answered" }, state, spent };
  const counted = spent === undefined ? await countQuestion(budgets, state, key, project) : { spent, usage: state.budget };
  if (typeof counted === "string") {
    log({ severity: "WARNING", message: "the language model for questions failed", outcome: counted });
    return { verdict: { kind: "over_budget" }, state, spent };
  }
  const asking = {
    spent: counted.spent,
    question,
    searchWords,
    language: caller.profile.language,
    at,
    timeZone: project.timeZone,
    ranked,
  };
  const judged = await firstVerdict(judges, {
    signal,
    times: { wholeMs: knowledgeLimits.judgeMs, headStartMs: knowledgeLimits.judgeHeadStartMs },
    ask: async (judge, time) => findAnswer(judge, index, { ...asking, signal: time }),
    onFailure: (failed) => {
      log({ severity: "WARNING", message: "the language model for questions failed", ...describe(failed) });
    },
  });
  log({ severity: "INFO", message: "a question was judged", ...describe(judged) });
  return { verdict: judged.verdict, state: { ...state, budget: counted.usage }, spent: counted.spent };
};

const describe = ({ verdict, model, ms }: JudgedQuestion) => ({
  outcome: verdict.kind === "failed" ? verdict.failure : verdict.kind,
  data: { model, ms },
});

/** Counts a question before a model reads for it. `budget_busy`: storage failed, or too many callers were counting at the same time. */
const countQuestion = async (
  budgets: BudgetStore,
  { budget }: QuestionState,
  key: Spender,
  project: ToolCall["project"],
): Promise<Counted<"ask_model"> | "over_budget" | "budget_busy"> => {
  try {
    return (await consumeBudget(budgets, { key, unit: "ask_model", limits: budgetOf(project, "ask_model") }, budget)) ?? "over_budget";
  } catch (error) {
    if (error instanceof AppError) return "budget_busy";
    throw error;
  }
};
