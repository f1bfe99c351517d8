import { knowledgeLimits } from "../knowledge/limits.ts";
import { retryOnConflict } from "../core/write-conflict.ts";
import { fill } from "../i18n/catalogue.ts";
import { findTexts, type TextKey, type Texts } from "../i18n/texts.ts";
import type { ToolCall, ToolResult } from "../tool-calls/tool-call.ts";
import { toLine } from "../knowledge/plain-text.ts";
import { type Question, readText } from "./question.ts";
import { toQuestionCard } from "./question-card.ts";
import type { QuestionStore } from "./question-store.ts";

export interface AnswerArgs {
  /** Empty for the question that was read out last. */
  readonly questionId: string;
  /** Undefined to have the question read out. */
  readonly text: string | undefined;
}

interface Work {
  readonly store: QuestionStore;
  readonly call: ToolCall;
  readonly messages: Texts["knowledge"];
}

/**
 * The team's side of `ask`: reads open questions out, and takes their answers. An answer without a question's id is for the question
 * that was read out to this person last.
 *
 * @throws AppError `unavailable`
 */
export const answer = async (store: QuestionStore, { questionId, text }: AnswerArgs, call: ToolCall): Promise<ToolResult> => {
  const { messages } = await findTexts("knowledge", call.caller.profile.language);
  const work = { store, call, messages };
  if (call.caller.role === "member") return { result: messages.onlyTeam };
  const id = questionId.trim();
  if (text === undefined) return id === "" ? readOutOldest(work, "readOut") : readOutOne(work, id);
  return id === "" ? answerReading(work, text) : answerOne(work, { id, raw: text, replaces: true });
};

const readOutOldest = async ({ store, call, messages }: Work, key: "readOut" | "readFirst"): Promise<ToolResult> => {
  const projectId = call.project.id;
  const [question, openCount] = await Promise.all([
    store.findOldestOpen(projectId),
    store.countOpen(projectId, knowledgeLimits.openQuestions),
  ]);
  if (question === undefined) return { result: messages.noOpenQuestion };
  await remember(store, call, question);
  return {
    result: fill(messages[key], { question: question.question, count: String(openCount) }),
    widget: toQuestionCard(question, { openCount, language: call.caller.profile.language, messages }),
  };
};

const readOutOne = async ({ store, call, messages }: Work, id: string): Promise<ToolResult> => {
  const projectId = call.project.id;
  const [question, openCount] = await Promise.all([
    store.findQuestion(projectId, id),
    store.countOpen(projectId, knowledgeLimits.openQuestions),
  ]);
  if (question === undefined) return { result: messages.noSuchQuestion };
  await remember(store, call, question);
  const { question: text, answer: given } = question;
  return {
    result:
      given === undefined
        ? fill(messages.readOutOne, { question: text })
        : fill(messages.readOutAnswered, { question: text, answer: toLine(given) || given }),
    widget: toQuestionCard(question, { openCount, language: call.caller.profile.language, messages }),
  };
};

const remember = async (store: QuestionStore, { project, caller, at }: ToolCall, { id }: Question): Promise<void> =>
  store.storeReading(project.id, caller.uid, { questionId: id, expireAt: new Date(at.getTime() + knowledgeLimits.readingKeptMs) });

const answerReading = async (work: Work, raw: string): Promise<ToolResult> => {
  const { store, call } = work;
  const reading = await store.findReading(call.project.id, call.caller.uid);
  if (reading === undefined || reading.expireAt <= call.at) return readOutOldest(work, "readFirst");
  return answerOne(work, { id: reading.questionId, raw, replaces: false });
};

interface GivenAnswer {
  readonly id: string;
  readonly raw: string;
  /** Whether an answer that is already there may be replaced: by somebody who names the question. */
  readonly replaces: boolean;
}

const answerOne = async ({ store, call, messages }: Work, { id, raw, replaces }: GivenAnswer): Promise<ToolResult> => {
  const load = async (): Promise<Question | undefined> => store.findQuestion(call.project.id, id);
  // A visitor who asks the same meanwhile changes the record, too.
  return retryOnConflict(await load(), load, async (question) => {
    if (question === undefined) return { result: messages.noSuchQuestion };
    const say = (key: TextKey<"knowledge">): ToolResult => ({ result: fill(messages[key], { question: question.question }) });
    const wasAnswered = question.answer !== undefined;
    // Who says it again, corrects themselves.
    if (wasAnswered && !replaces && question.answeredBy !== call.caller.uid) return say("answeredMeanwhile");
    const reading = readText(raw, knowledgeLimits.answerCharacters);
    if ("problem" in reading) return say(reading.problem === "empty" ? "answerWhat" : "answerShorter");
    await store.storeAnswer(call.project.id, question, { answer: reading.text, by: call.caller.uid, at: call.at });
    return say(wasAnswered ? "answerReplaced" : "answerStored");
  });
};
