import { WriteConflict } from "../core/write-conflict.ts";
import { fill } from "../i18n/catalogue.ts";
import { spokenLanguageName } from "../i18n/language-name.ts";
import { findTexts, type Texts } from "../i18n/texts.ts";
import { escalateQuestion } from "../questions/escalate-question.ts";
import { parseQuestion } from "../questions/question.ts";
import type { Asked, QuestionStore } from "../questions/question-store.ts";
import { dayOf } from "../quota/daily-usage.ts";
import type { ToolCall, ToolResult } from "../tool-calls/tool-call.ts";
import { toAnswerCard } from "./answer-card.ts";
import type { FoundAnswer } from "./find-answer.ts";
import { languageGroup } from "./language-group.ts";
import { knowledgeLimits } from "./limits.ts";
import { type AskPorts, isWhole, lookUp, type ReadAhead, readAhead } from "./look-up.ts";
import type { PassagePage } from "./passage.ts";
import { parseProposal } from "./proposed-answer.ts";
import { splitWords } from "./terms.ts";
import { toUnread } from "./unread.ts";

export interface AskedQuestion {
  readonly question: string;
  /** As the model sent them. */
  readonly searchWords: readonly string[];
  /** What the model says that answers, once it has read what it was given. */
  readonly quote?: string | undefined;
}

/** Undefined for what is no question. */
export const lookAhead = async (
  ports: Pick<AskPorts, "knowledge" | "questions" | "judge">,
  raw: AskedQuestion,
  { projectId, uid, at }: { readonly projectId: string; readonly uid: string; readonly at: Date },
): Promise<ReadAhead | undefined> => {
  const reading = parseQuestion(raw.question);
  if ("problem" in reading) return undefined;
  return readAhead(ports, { projectId, uid, day: dayOf(at) }, toWords(reading.text, raw));
};

/**
 * Answers a question with a quotation from the site, or from an answer of the team. What nothing answers is passed on to the team.
 *
 * @param ahead what was read already
 * @throws AppError `unavailable`
 */
export const ask = async (ports: AskPorts, raw: AskedQuestion, call: ToolCall, ahead?: ReadAhead): Promise<ToolResult> => {
  const { project, caller, at } = call;
  const { language: spoken, messages: texts } = await findTexts("knowledge", caller.profile.language);
  const reading = parseQuestion(raw.question);
  if ("problem" in reading) return { result: reading.problem === "empty" ? texts.askWhat : texts.askShorter };
  const question = reading.text;
  const words = toWords(question, raw);
  const key = { projectId: project.id, uid: caller.uid, day: dayOf(at) };
  const { site, asked: first } = ahead ?? (await readAhead(ports, key, words));
  const { finding, asked, openCount } = await lookUp(ports, { site, asked: first, key, ...words }, call);
  const unread = finding.unread !== undefined && finding.unread.length > 0 ? { unread: toUnread(finding.unread) } : {};
  if (finding.kind === "answered") {
    if (words.proposal === undefined || isOwn(asked, call)) await closeCovered(ports.questions, asked, call);
    const { answer } = finding;
    return {
      result: say(answer, { visitorLanguage: caller.profile.language, spoken }, texts),
      widget: toAnswerCard({ ...answer, question, language: caller.profile.language }, texts),
      ...unread,
    };
  }
  if (finding.kind === "no_question" || !isWhole(words)) return { result: texts.askWhole };
  const outcome = await escalateQuestion(ports.questions, { question, key, found: { ...asked, openCount } }, call);
  return { result: texts[outcome], ...unread };
};

/** Only the one who asked a question may say that a page answers it. */
const isOwn = ({ question }: Asked, { caller }: ToolCall): boolean => question?.askedBy === caller.uid && question.askedCount === 1;

/** With what the model sent beside the question, as far as it is of use. */
const toWords = (question: string, { searchWords, quote }: AskedQuestion) => ({
  question,
  searchWords: parseSearchWords(searchWords),
  proposal: parseProposal(quote),
});

const parseSearchWords = (words: readonly string[]): readonly string[] =>
  words
    .map((word) => word.slice(0, knowledgeLimits.searchWordCharacters).toWellFormed())
    .filter((word) => splitWords(word).length > 0)
    .slice(0, knowledgeLimits.searchWords);

/** The team need not answer any more what the site answers. Should somebody of the team be at it right now, theirs counts. */
const closeCovered = async (questions: QuestionStore, { question }: Asked, { project, at }: ToolCall): Promise<void> => {
  if (question?.status !== "open") return;
  try {
    await questions.closeQuestion(project.id, question, { by: undefined, at });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
};

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
