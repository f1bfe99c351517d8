import { describeMoment, sayWallTime } from "../../platform/core/wall-clock.ts";
import { digest } from "../../platform/core/digest.ts";
import { fill, type Texts } from "../../i18n/texts.ts";
import { toNotice } from "../../notifications/notice.ts";
import { budgetOf } from "../../projects/plans.ts";
import { fullNameOf } from "../../projects/profile.ts";
import { isTold } from "../../projects/project.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import type { ToolCall } from "../../conversations/tool-calls/tool-call.ts";
import { parseCallBack } from "./call-back.ts";
import { toItemCard } from "./item-card.ts";
import { questionLimits } from "./limits.ts";
import { type MessageStore, type NewMessage, toMessageId } from "./message.ts";
import { parseText, sameWords } from "./question.ts";
import { storeMessage } from "./store-message.ts";

interface Ports {
  readonly messages: MessageStore;
  readonly findLastTransfer: (projectId: string, uid: string) => Promise<string | undefined>;
  /** Converts E.164 to a spoken form. */
  readonly speakPhone: (phone: string) => Promise<string>;
  /** Notifies the team without waiting for it. */
  readonly tellTeam: (projectId: string) => void;
}

/**
 * Stores a visitor's message to the team, and says how, and if they asked for a call, when the team will reach them.
 *
 * @throws AppError `unavailable`
 */
export const leaveMessage = async (
  { messages, findLastTransfer, speakPhone, tellTeam }: Ports,
  said: { readonly message: string; readonly callBackAt: string | undefined },
  call: ToolCall,
  texts: Texts["knowledge"],
): Promise<ToolResult> => {
  const text = parseText(said.message, questionLimits.messageCharacters);
  if ("problem" in text) return { result: text.problem === "empty" ? texts.messageWhat : texts.messageShorter };
  const {
    project,
    caller: { uid, role, profile },
  } = call;
  const { phone, contact_email: email, language } = profile;
  const callBack = said.callBackAt === undefined ? null : parseCallBack(said.callBackAt, { timeZone: project.timeZone, now: call.at });
  const message: NewMessage = {
    id: toMessageId(digest(uid, sameWords(text.text))),
    text: text.text,
    uid,
    name: fullNameOf(profile),
    phone,
    email,
    language,
    callBack: callBack ?? null,
    transferId: (await findLastTransfer(project.id, uid)) ?? null,
    leftAt: call.at,
  };
  const notice = isTold(project.notify) ? toNotice(message.callBack === null ? "message" : "call_back", message.id, call.at) : undefined;
  const budget = budgetOf(project, "messages");
  const stored = await storeMessage(messages, { projectId: project.id, message, isVisitor: role === undefined, budget, notice });
  if (stored === undefined) return { result: texts.messageNotStored };
  if (notice !== undefined) tellTeam(project.id);
  const widget = toItemCard({ kind: "message", ...message, ...stored }, null, { language, texts });
  if (callBack) {
    const when = sayWallTime(callBack.visitorTime ?? callBack.siteTime, language);
    if (phone === null) return { result: fill(texts.callBackNoPhone, { when }), widget };
    return { result: fill(texts.callBackStored, { when, phone: await speakPhone(phone) }), widget };
  }
  const result = phone === null ? sayStored(email, texts) : fill(texts.messageStoredPhone, { phone: await speakPhone(phone) });
  if (callBack === null) return { result, widget };
  const hint = callBackHint(call.at, project.timeZone);
  return { result: `${result} ${texts.callBackWhen}`, status: "invalid", retryable: true, hint, widget };
};

const sayStored = (email: string | null, texts: Texts["knowledge"]): string =>
  email === null ? texts.messageStoredNoContact : fill(texts.messageStoredEmail, { email });

const callBackHint = (now: Date, timeZone: string): string =>
  "call_back_at is a time to come, within 60 days: the date and time by the clock of the site, as 2026-11-30T14:00, or with the offset of another clock. " +
  `By the clock of the site it is ${describeMoment(now, timeZone)}. If they have said a day and a time, send it in this form, with the same message.`;
