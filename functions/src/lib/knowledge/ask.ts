import { AppError } from "../core/app-error.ts";
import type { OperatorLog } from "../core/operator-log.ts";
import { WriteConflict } from "../core/write-conflict.ts";
import { fill } from "../i18n/catalogue.ts";
import { spokenLanguageName } from "../i18n/language-name.ts";
import { findTexts, type Texts } from "../i18n/texts.ts";
import { budgetOf } from "../projects/plans.ts";
import { escalateQuestion } from "../questions/escalate-question.ts";
import { questionId, parseQuestion } from "../questions/question.ts";
import type { Asked, QuestionStore } from "../questions/question-store.ts";
import type { BudgetStore } from "../quota/budget-store.ts";
import { consumeBudget } from "../quota/consume-budget.ts";
import { dayOf } from "../quota/daily-usage.ts";
import type { UsageKey } from "../quota/usage-store.ts";
import type { ToolCall, ToolResult } from "../tool-calls/tool-call.ts";
import { toAnswerCard } from "./answer-card.ts";
import { findAnswer, type Finding, type FoundAnswer, rankPassages, type Reader } from "./find-answer.ts";
import type { Judge } from "./judge.ts";
import type { KnowledgeCache, SiteChanges } from "./knowledge-cache.ts";
import { languageGroup } from "./language-group.ts";
import { knowledgeLimits } from "./limits.ts";
import type { PassagePage } from "./passage.ts";
import { quoteLine } from "./quotation.ts";
import type { SiteIndex } from "./site-index.ts";
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
interface LookedAhead {
  readonly changes: SiteChanges;
  readonly asked: Asked;
}

/** Undefined for what is no question. */
export const lookAhead = async (
  { knowledge, questions }: Pick<AskPorts, "knowledge" | "questions">,
  question: string,
  { projectId, uid, at }: { readonly projectId: string; readonly uid: string; readonly at: Date },
): Promise<LookedAhead | undefined> => {
  const reading = parseQuestion(question);
  if ("problem" in reading) return undefined;
  const key = { projectId, uid, day: dayOf(at) };
  const [changes, asked] = await Promise.all([knowledge.findChanges(projectId), questions.findAsked(key, questionId(reading.text))]);
  return { changes, asked };
};

export interface AskedQuestion {
  readonly question: string;
  /** As the model sent them. */
  readonly searchWords: readonly string[];
}

/**
 * Answers a question with a quotation from the site, or from an answer of the team. What nothing answers is passed on to the team.
 *
 * @param ahead what was read already
 * @throws AppError `unavailable`
 */
export const ask = async (ports: AskPorts, raw: AskedQuestion, call: ToolCall, ahead?: LookedAhead): Promise<ToolResult> => {
  const { project, caller, at } = call;
  const { language: spoken, messages: texts } = await findTexts("knowledge", caller.profile.language);
  const reading = parseQuestion(raw.question);
  if ("problem" in reading) return { result: reading.problem === "empty" ? texts.askWhat : texts.askShorter };
  const question = reading.text;
  const searchWords = parseSearchWords(raw.searchWords);
  const key = { projectId: project.id, uid: caller.uid, day: dayOf(at) };
  const [changes, asked] =
    ahead === undefined
      ? await Promise.all([ports.knowledge.findChanges(project.id), ports.questions.findAsked(key, questionId(question))])
      : [ahead.changes, ahead.asked];
  const { index } = await ports.knowledge.getCurrent(project.id, changes);
  const { finding, found } = await look(ports, index, { asked, key, question, searchWords }, call);
  if (finding.kind === "answered") {
    await closeCovered(ports.questions, found, call);
    const { answer } = finding;
    return {
      result: say(answer, { visitorLanguage: caller.profile.language, spoken }, texts),
      widget: toAnswerCard({ ...answer, question, language: caller.profile.language }, texts),
    };
  }
  if (finding.kind === "no_question" || !isWhole(question, searchWords)) return { result: texts.askWhole };
  return { result: texts[await escalateQuestion(ports.questions, { question, key, found }, call)] };
};

/** What the model sent beside the question, as far as it is of use. */
const parseSearchWords = (words: readonly string[]): readonly string[] =>
  words
    .map((word) => word.slice(0, knowledgeLimits.searchWordCharacters).toWellFormed())
    .filter((word) => splitWords(word).length > 0)
    .slice(0, knowledgeLimits.searchWords);

interface Looking {
  readonly asked: Asked;
  readonly key: UsageKey;
  readonly question: string;
  readonly searchWords: readonly string[];
}

interface Looked {
  readonly finding: Finding;
  /** What was read of the question, with what was counted meanwhile. */
  readonly found: Asked;
}

const look = async (ports: AskPorts, index: SiteIndex, { asked, key, question, searchWords }: Looking, call: ToolCall): Promise<Looked> => {
  const given = findGivenAnswer(index, question, searchWords);
  if (given !== undefined) return { finding: { kind: "answered", answer: given }, found: asked };
  const onFailure = (outcome: Parameters<Reader["onFailure"]>[0] | "over_budget"): void => {
    ports.log({ severity: "WARNING", message: "the language model for questions failed", outcome });
  };
  const budget = ports.judge === undefined || index.size === 0 ? undefined : await countModelCall(ports.budgets, asked, key, call);
  if (budget === "reached") onFailure("over_budget");
  const judge = budget === undefined || budget === "reached" ? undefined : ports.judge;
  const today = call.at.toISOString().slice(0, 10);
  const asking = { question, searchWords, language: call.caller.profile.language, today, signal: call.signal };
  const finding = await findAnswer({ judge, onFailure }, index, asking);
  return { finding, found: budget === undefined || budget === "reached" ? asked : { ...asked, budget } };
};

/** What the team has answered to the very same question is the answer. */
const findGivenAnswer = (index: SiteIndex, question: string, searchWords: readonly string[]): FoundAnswer | undefined => {
  const id = questionId(question);
  const passage = index.passages.find(({ page }) => page.kind === "answer" && questionId(page.title) === id);
  const [line] = passage?.lines ?? [];
  if (passage === undefined || line === undefined) return undefined;
  return { passage, quotation: quoteLine(passage, line, [], index.terms), related: rankPassages(index, { question, searchWords }) };
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

/** The team need not answer any more what the site answers. Should somebody of the team be at it right now, theirs counts. */
const closeCovered = async (questions: QuestionStore, { question }: Asked, { project, at }: ToolCall): Promise<void> => {
  if (question?.status !== "open") return;
  try {
    await questions.closeQuestion(project.id, question, { by: undefined, at });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
};

/** A word alone, or a few without any idea what a page might say to them, are nothing that a person could answer: "Hello, how are you?" */
const isWhole = (question: string, searchWords: readonly string[]): boolean =>
  splitWords(question).length >= (searchWords.length > 0 ? 2 : knowledgeLimits.wordsOfQuestion);

interface Speech {
  readonly visitorLanguage: string;
  /** The language of the sentences around the quotation. */
  readonly spoken: string;
}

const say = ({ passage: { page }, quotation }: FoundAnswer, { visitorLanguage, spoken }: Speech, texts: Texts["knowledge"]): string => {
  const isOwn = ["und", languageGroup(visitorLanguage)].includes(languageGroup(page.language));
  const key = isOwn ? ownLanguageKeys[kindOf(page)] : otherLanguageKeys[kindOf(page)];
  return fill(texts[key], { title: page.title, quotation, language: spokenLanguageName(page.language, spoken) });
};

const kindOf = ({ kind, title }: PassagePage): "answer" | "titled" | "untitled" =>
  kind === "answer" ? "answer" : title === "" ? "untitled" : "titled";

const ownLanguageKeys = { answer: "foundAnswer", titled: "found", untitled: "foundUntitled" } as const;
const otherLanguageKeys = { answer: "foundAnswerInLanguage", titled: "foundInLanguage", untitled: "foundUntitledInLanguage" } as const;
