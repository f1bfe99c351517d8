import { setImmediate } from "node:timers/promises";
import { askModel } from "../../config/params.ts";
import { findTexts } from "../../i18n/texts.ts";
import { ask, lookAhead } from "../../knowledge/ask.ts";
import { createKnowledgeCache } from "../../knowledge/knowledge-cache.ts";
import { languageStore } from "../../knowledge/language-record.ts";
import type { AskPorts } from "../../knowledge/look-up.ts";
import { pageSource } from "../../knowledge/store.ts";
import { findAnswerTime } from "../../questions/answer-times.ts";
import { leaveMessage } from "../../questions/leave-message.ts";
import { operatorLog } from "../../log/write-operator-log.ts";
import { messageStore } from "../../questions/message-record.ts";
import { questionStore } from "../../questions/store.ts";
import { budgetStore } from "../../quota/store.ts";
import { deployedGemini } from "../../services/gemini/deployed-gemini.ts";
import { geminiJudge } from "../../services/judge/gemini-judge.ts";
import type { RunTool, ToolResult } from "../../tool-calls/tool-call.ts";
import { findLastTransfer } from "../../transfers/store.ts";
import type { Claimed } from "../tool.ts";

const knowledge = createKnowledgeCache(
  { pages: pageSource, questions: questionStore, languages: languageStore, pause: setImmediate },
  { now: Date.now, answeredAtMs: findAnswerTime },
);

const judge = geminiJudge({ ...deployedGemini, model: () => askModel.value() });

/** Without a key nothing is counted that cannot be asked. */
const ports = (): AskPorts => ({
  knowledge,
  questions: questionStore,
  budgets: budgetStore,
  judge: deployedGemini.apiKey() === "" ? undefined : judge,
  log: operatorLog,
});

const messagePorts: Parameters<typeof leaveMessage>[0] = {
  messages: messageStore,
  findLastTransfer,
  speakPhone: async (phone) => (await import("../../profile/parse-phone.ts")).speakPhone(phone),
};

/** For a question alone: a message would be counted meanwhile. */
export const readAhead = async (
  { question = "", search_words: searchWords, quote, message }: AskToolArgs,
  claimed: Claimed,
): Promise<RunTool<AskToolArgs>> => {
  if (isSaid(message)) return run;
  const asked = { question, searchWords, quote };
  const look = await lookAhead(ports(), asked, claimed);
  return async (_args, call) => ask(ports(), asked, call, look);
};

const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== "";

interface AskToolArgs {
  readonly question?: string | undefined;
  readonly search_words: readonly string[];
  readonly quote?: string | undefined;
  readonly message?: string | undefined;
}

/** A visitor may ask something and leave a message in one breath. */
export const run: RunTool<AskToolArgs> = async ({ question, search_words: searchWords, quote, message }, call) => {
  if (!isSaid(message)) return ask(ports(), { question: question ?? "", searchWords, quote }, call);
  const { messages: texts } = await findTexts("knowledge", call.caller.profile.language);
  const left: ToolResult = { result: await leaveMessage(messagePorts, message, call, texts) };
  if (!isSaid(question)) return left;
  const answered = await ask(ports(), { question, searchWords, quote }, call);
  return { ...answered, result: `${answered.result} ${left.result}` };
};
