import { findTexts } from "../../i18n/texts.ts";
import { answerBeside } from "../../answers/knowledge/answer-beside.ts";
import { ask } from "../../answers/knowledge/ask.ts";
import { leaveMessage } from "../../answers/questions/leave-message.ts";
import { messageStore } from "../../answers/questions/store.ts";
import { askPorts } from "../../providers/judge/ask-ports.ts";
import { tellTeam } from "../../providers/notifications/tell-team.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import type { RunTool } from "../../conversations/tool-calls/tool-call.ts";
import { findLastTransfer } from "../../transfers/store.ts";

const messagePorts: Parameters<typeof leaveMessage>[0] = {
  messages: messageStore,
  findLastTransfer,
  tellTeam,
  speakPhone: async (phone) => (await import("../../profile/parse-phone.ts")).speakPhone(phone),
};

const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== "";

interface AskToolArgs {
  readonly question?: string | undefined;
  readonly search_words: readonly string[];
  readonly message?: string | undefined;
  readonly call_back_at?: string | undefined;
}

/** A visitor may ask something and leave a message at the same time. */
export const run: RunTool<AskToolArgs> = async ({ question, search_words: searchWords, message = "", call_back_at }, call) => {
  const callBackAt = isSaid(call_back_at) ? call_back_at : undefined;
  if (!isSaid(message) && callBackAt === undefined) return ask(askPorts(), { question: question ?? "", searchWords }, call);
  const { messages: texts } = await findTexts("knowledge", call.caller.profile.language);
  const left: ToolResult = await leaveMessage(messagePorts, { message, callBackAt }, call, texts);
  if (!isSaid(question)) return left;
  return answerBeside(left, async () => ask(askPorts(), { question, searchWords }, call), texts);
};
