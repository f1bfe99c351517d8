import { digest } from "../../platform/core/digest.ts";
import { fill, type Texts } from "../../i18n/texts.ts";
import { toNotice } from "../../notifications/notice.ts";
import { budgetOf } from "../../projects/plans.ts";
import { fullNameOf } from "../../projects/profile.ts";
import { isTold } from "../../projects/project.ts";
import type { ToolResult } from "../../../../contract/answers/tool-result.ts";
import type { ToolCall } from "../../conversations/tool-calls/tool-call.ts";
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
 * Stores a visitor's message to the team, and says how the team will reach them.
 *
 * @throws AppError `unavailable`
 */
export const leaveMessage = async (
  { messages, findLastTransfer, speakPhone, tellTeam }: Ports,
  raw: string,
  call: ToolCall,
  texts: Texts["knowledge"],
): Promise<Pick<ToolResult, "result" | "hint" | "widget">> => {
  const text = parseText(raw, questionLimits.messageCharacters);
  if ("problem" in text) return { result: text.problem === "empty" ? texts.messageWhat : texts.messageShorter };
  const {
    project,
    caller: { uid, role, profile },
  } = call;
  const { phone, contactEmail: email, language } = profile;
  const message: NewMessage = {
    id: toMessageId(digest(uid, sameWords(text.text))),
    text: text.text,
    uid,
    name: fullNameOf(profile),
    phone,
    email,
    language,
    transferId: (await findLastTransfer(project.id, uid)) ?? null,
    leftAt: call.at,
  };
  const notice = isTold(project.notify) ? toNotice("message", message.id, call.at) : undefined;
  const budget = budgetOf(project, "messages");
  const stored = await storeMessage(messages, { projectId: project.id, message, isVisitor: role === undefined, budget, notice });
  if (stored === undefined) return { result: texts.messageNotStored };
  if (notice !== undefined) tellTeam(project.id);
  const widget = toItemCard({ kind: "message", ...message, ...stored }, null, { language, texts });
  if (phone !== null) return { result: fill(texts.messageStoredPhone, { phone: await speakPhone(phone) }), widget };
  if (email !== null) return { result: fill(texts.messageStoredEmail, { email }), widget };
  return { result: texts.messageStoredNoContact, hint: contactHint, widget };
};

/** The same message again only adds the contact. */
const contactHint =
  "When they have told you how to reach them, call update_profile with it, and then this again with the same message: " +
  "the contact belongs to the message from then on, and the result says so.";
