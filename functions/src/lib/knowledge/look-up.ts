import { AppError } from "../core/app-error.ts";
import type { OperatorLog } from "../core/operator-log.ts";
import { budgetOf } from "../projects/plans.ts";
import { countOpen } from "../questions/escalate-question.ts";
import { questionId } from "../questions/question.ts";
import type { Asked, QuestionStore } from "../questions/question-store.ts";
import type { BudgetStore } from "../quota/budget-store.ts";
import { consumeBudget } from "../quota/consume-budget.ts";
import type { UsageKey } from "../quota/usage-store.ts";
import type { ToolCall } from "../tool-calls/tool-call.ts";
import { sourcesOf } from "./answer-card.ts";
import { findAnswer, type Finding, findUnread, type FoundAnswer, type Reader, search } from "./find-answer.ts";
import type { Judge } from "./judge.ts";
import type { KnowledgeCache, RecalledSite, SiteChanges } from "./knowledge-cache.ts";
import { knowledgeLimits } from "./limits.ts";
import type { Passage, PassagePage } from "./passage.ts";
import { quoteLine } from "./quotation.ts";
import { findProposed, type Proposal } from "./proposed-answer.ts";
import type { SiteIndex } from "./site-index.ts";
import { type SiteKnowledge, toPassage } from "./site-knowledge.ts";
import { splitWords } from "./terms.ts";

export interface AskPorts {
  readonly knowledge: KnowledgeCache;
  readonly questions: QuestionStore;
  readonly budgets: BudgetStore;
  /** Undefined where the deployment has no model. */
  readonly judge: Judge | undefined;
  readonly log: OperatorLog;
}

/** What is read for a question before it is looked up: what anybody's question needs. */
export interface ReadAhead {
  readonly site: RecalledSite | SiteChanges;
  readonly asked: Asked;
}

interface Words {
  readonly question: string;
  readonly searchWords: readonly string[];
  readonly proposal: Proposal | undefined;
}

export const readAhead = async (
  { knowledge, questions, judge }: Pick<AskPorts, "knowledge" | "questions" | "judge">,
  key: UsageKey,
  words: Words,
): Promise<ReadAhead> => {
  const { projectId } = key;
  const recalled = knowledge.recall(projectId);
  const [asked, site] = await Promise.all([
    questions.findAsked(key, questionId(words.question)),
    recalled === undefined
      ? knowledge.findChanges(projectId)
      : knowledge.glance(projectId, recalled, (index) => expectPages(index, words, judge)),
  ]);
  return { site, asked };
};

/** What is shown if the rule decides, and mostly if a model does. */
const expectPages = (index: SiteIndex, words: Words, judge: Judge | undefined): readonly PassagePage[] => {
  // Nothing of the site will be said.
  if (words.proposal?.kind === "none") return [];
  const { ranked, cautious } = search(index, words);
  const proposed = words.proposal && findProposed(index, ranked, words.proposal.words);
  const found = proposed?.passage ?? cautious()?.passage;
  const sources = found === undefined ? [] : sourcesOf({ passage: found, related: ranked });
  const unread = judge === undefined && words.proposal === undefined ? findUnread(ranked) : [];
  return pagesOf([...sources, ...unread]);
};

const pagesOf = (passages: readonly Passage[]): readonly PassagePage[] => [...new Set(passages.map(({ page }) => page))];

interface Looking extends ReadAhead, Words {
  readonly key: UsageKey;
}

interface LookedUp {
  readonly finding: Finding;
  /** What was read of the question, with what was counted meanwhile. */
  readonly asked: Asked;
  /** How many questions are open; undefined where nobody has to know. */
  readonly openCount: number | undefined;
}

/**
 * Looks a question up in what is known of the site, and confirms what was found, before it is said, or that there is nothing to be found.
 *
 * @throws AppError `unavailable`
 */
export const lookUp = async (ports: AskPorts, looking: Looking, call: ToolCall): Promise<LookedUp> => {
  const { knowledge } = ports;
  const { site, key } = looking;
  // What was seen to have changed is read before a model is asked about it.
  const known =
    "known" in site
      ? await knowledge.confirm(key.projectId, { first: site, known: site.known, shown: [...site.standing.keys()], isFound: true })
      : await knowledge.getCurrent(key.projectId, site);
  return lookIn(ports, known, looking, call);
};

/** Decides again when the site proves to be another one by now: it was read anew for this question, so that a third time is the last. */
const lookIn = async (ports: AskPorts, known: SiteKnowledge, looking: Looking, call: ToolCall): Promise<LookedUp> => {
  const { finding, asked, unconfirmed } = await decide(ports, known.index, looking, call);
  if (finding.kind === "no_question") return { finding, asked, openCount: undefined };
  const { projectId } = looking.key;
  const isFound = finding.kind === "answered";
  const isNew = !isFound && asked.question === undefined && isWhole(looking);
  const [confirmed, openCount] = await Promise.all([
    ports.knowledge.confirm(projectId, { first: looking.site, known, shown: pagesOf(unconfirmed), isFound }),
    isNew ? countOpen(ports.questions, projectId) : undefined,
  ]);
  return confirmed.index === known.index ? { finding, asked, openCount } : lookIn(ports, confirmed, { ...looking, asked }, call);
};

/** A word alone, or a few without any idea what a page might say to them, are nothing that a person could answer: "Hello, how are you?" */
export const isWhole = ({ question, searchWords }: Words): boolean =>
  splitWords(question).length >= (searchWords.length > 0 ? 2 : knowledgeLimits.wordsOfQuestion);

interface Decided extends Pick<LookedUp, "finding" | "asked"> {
  /** What will be shown and was not read for this question. */
  readonly unconfirmed: readonly Passage[];
}

const decide = async (ports: AskPorts, index: SiteIndex, looking: Looking, call: ToolCall): Promise<Decided> => {
  const { asked, key, question, searchWords, proposal } = looking;
  const given = findGivenAnswer(index, looking);
  if (given !== undefined) {
    const sources = sourcesOf(given);
    const unconfirmed = asked.question?.answer === undefined ? sources : sources.slice(1);
    return { finding: { kind: "answered", answer: given }, asked, unconfirmed };
  }
  if (proposal?.kind === "none") return { finding: { kind: "not_answered" }, asked, unconfirmed: [] };
  const proposed = proposal && findProposed(index, search(index, looking).ranked, proposal.words);
  if (proposed !== undefined) return { finding: { kind: "answered", answer: proposed }, asked, unconfirmed: sourcesOf(proposed) };
  const onFailure = (outcome: Parameters<Reader["onFailure"]>[0] | "over_budget"): void => {
    ports.log({ severity: "WARNING", message: "the language model for questions failed", outcome });
  };
  const budget = ports.judge === undefined || index.size === 0 ? undefined : await countModelCall(ports.budgets, asked, key, call);
  if (budget === "reached") onFailure("over_budget");
  const judge = budget === undefined || budget === "reached" ? undefined : ports.judge;
  const today = call.at.toISOString().slice(0, 10);
  const asking = { question, searchWords, language: call.caller.profile.language, today, signal: call.signal };
  const finding = await findAnswer({ judge, onFailure }, index, asking);
  const unconfirmed = [...(finding.kind === "answered" ? sourcesOf(finding.answer) : []), ...(finding.unread ?? [])];
  return { finding, asked: budget === undefined || budget === "reached" ? asked : { ...asked, budget }, unconfirmed };
};

/** What the team has answered to the very same question is the answer: as it was read for this question, or else as the site is known. */
const findGivenAnswer = (index: SiteIndex, { asked: { question: stored }, ...words }: Looking): FoundAnswer | undefined => {
  const id = questionId(words.question);
  const passage =
    stored?.answer === undefined
      ? index.passages.find(({ page }) => page.kind === "answer" && questionId(page.title) === id)
      : toPassage({ ...stored, answer: stored.answer });
  const [line] = passage?.lines ?? [];
  if (passage === undefined || line === undefined) return undefined;
  return { passage, quotation: quoteLine(passage, line, [], index.terms), related: search(index, words).ranked };
};

/** Counts a call of the model before it is made. A budget that many count on at once is none to wait for. */
const countModelCall = async (
  budgets: BudgetStore,
  asked: Asked,
  key: UsageKey,
  { project }: ToolCall,
): Promise<Asked["budget"] | "reached"> => {
  try {
    const outcome = await consumeBudget(budgets, { key, unit: "ask_model", limits: budgetOf(project, "ask_model") }, asked.budget);
    return outcome.kind === "consumed" ? outcome.done : "reached";
  } catch (error) {
    if (error instanceof AppError) return "reached";
    throw error;
  }
};
