import { digest } from "../core/digest.ts";
import { foldWords } from "../core/text.ts";
import { createTurns } from "../core/write-conflict.ts";
import { fill } from "../i18n/catalogue.ts";
import type { Texts } from "../i18n/texts.ts";
import { budgetOf } from "../projects/plans.ts";
import type { Project } from "../projects/project.ts";
import { dayOf } from "../quota/daily-usage.ts";
import { findExhausted } from "../quota/daily-budget.ts";
import type { ToolCall } from "../tool-calls/tool-call.ts";
import { questionLimits } from "./limits.ts";
import { type Message, toMessageId } from "./message.ts";
import type { Left, MessageStore, NewMessage } from "./message-store.ts";
import { readText } from "./question.ts";

interface Ports {
  readonly messages: Pick<MessageStore, "findLeft" | "addMessage" | "updateContact">;
  /** The call to the team that a visitor tried last. */
  readonly findLastTransfer: (projectId: string, uid: string) => Promise<string | undefined>;
  /** A number in E.164 as it is spoken. */
  readonly speakPhone: (phone: string) => Promise<string>;
}

/**
 * Stores what a visitor wants to tell the team, and says how the team will reach them.
 *
 * @throws AppError `unavailable`
 */
export const leaveMessage = async (
  { messages, findLastTransfer, speakPhone }: Ports,
  raw: string,
  call: ToolCall,
  texts: Texts["knowledge"],
): Promise<string> => {
  const text = readText(raw, questionLimits.messageCharacters);
  if ("problem" in text) return text.problem === "empty" ? texts.messageWhat : texts.messageShorter;
  const {
    project,
    caller: { uid, profile },
  } = call;
  const { phone, contactEmail: email, firstName, lastName, language } = profile;
  const name = [firstName, lastName].filter((part) => part !== null).join(" ");
  const outcome = await storeMessage(messages, project, {
    id: toMessageId(digest(uid, foldWords(text.text))),
    text: text.text,
    uid,
    name: name === "" ? null : name,
    phone,
    email,
    language,
    transferId: (await findLastTransfer(project.id, uid)) ?? null,
    leftAt: call.at,
  });
  if (outcome === "not_stored") return texts.messageNotStored;
  if (phone !== null) return fill(texts.messageStoredPhone, { phone: await speakPhone(phone) });
  return email === null ? texts.messageStoredNoContact : fill(texts.messageStoredEmail, { email });
};

const inTurn = createTurns();

/**
 * Stores a message within the budgets of the day. The same words of the same person are one message while it is open, with the newest
 * way to reach them.
 *
 * @throws AppError `unavailable`
 */
const storeMessage = async (messages: Ports["messages"], project: Project, message: NewMessage): Promise<"stored" | "not_stored"> => {
  const key = { projectId: project.id, uid: message.uid, day: dayOf(message.leftAt) };
  return inTurn({
    key: JSON.stringify([key.projectId, key.day]),
    load: async () => messages.findLeft(key, message.id),
    attempt: async (left: Left) => {
      if (left.message?.status === "open") {
        if (hasOtherContact(left.message, message)) await messages.updateContact(project.id, left.message, message);
        return "stored";
      }
      if (findExhausted(left.budget, "messages", budgetOf(project, "messages")) !== undefined) return "not_stored";
      await messages.addMessage(key, message, left);
      return "stored";
    },
  });
};

const hasOtherContact = (stored: Message, { name, phone, email }: NewMessage): boolean =>
  stored.name !== name || stored.phone !== phone || stored.email !== email;
