import { createRetryQueue } from "../../platform/core/write-conflict.ts";
import type { NewNotice } from "../../notifications/notice.ts";
import type { Budget } from "../../projects/plans.ts";
import { isExhausted } from "../../usage/quota/daily-budget.ts";
import { dayOf } from "../../usage/quota/daily-usage.ts";
import { questionLimits } from "./limits.ts";
import { isMissedCall, type Message, type MessageState, type MessageStore, type NewMessage } from "./message.ts";
import { sameWords } from "./question.ts";

interface Storing {
  readonly projectId: string;
  readonly message: NewMessage;
  /** Whether an anonymous visitor leaves it. */
  readonly isVisitor: boolean;
  /** Undefined for a message with another limit. */
  readonly budget: Budget | undefined;
  /** The team's notice; undefined if no one is notified. */
  readonly notice: NewNotice | undefined;
}

const inTurn = createRetryQueue();

/**
 * Stores a message unless the day's budget is used up. While a message is open, another one with its ID only updates the visitor's contact
 * data and the time to call, of which the team is told as often as the budget allows. One that follows within seconds is added to it: agents
 * that were interrupted say the same once more, in other words. So is the first one with a contact to one without, within half an hour. Returns
 * the text that the team has; undefined if it has none.
 *
 * @throws AppError `unavailable`
 */
export const storeMessage = async (
  messages: MessageStore,
  { projectId, message, isVisitor, budget, notice }: Storing,
): Promise<Pick<Message, "id" | "text"> | undefined> => {
  const key = { projectId, uid: message.uid, day: dayOf(message.leftAt), isVisitor };
  return inTurn({
    key: JSON.stringify([projectId, key.day]),
    load: async () => {
      const since = new Date(message.leftAt.getTime() - questionLimits.contactMs);
      const [state, before] = await Promise.all([
        messages.findState(key, message.id),
        isMissedCall(message) ? undefined : messages.findLeft(projectId, message.uid, since),
      ]);
      return { ...state, before };
    },
    attempt: async ({ before, ...state }: MessageState & { readonly before: Message | undefined }) => {
      const left = state.message ?? (before && isContinued(before, message) ? before : undefined);
      const open = left?.status === "open" ? left : undefined;
      const isUsedUp = budget !== undefined && isExhausted(state.budget, { unit: "messages", limits: budget, isVisitor });
      const text = open && (isMissedCall(open) ? open.text : withWords(open.text, message.text));
      if (open !== undefined && text !== undefined) {
        const callBack = message.callBack ?? open.callBack;
        const isOther = text !== open.text || hasOtherContact(open, message) || callBack?.siteTime !== open.callBack?.siteTime;
        const told = notice !== undefined && !isUsedUp && isCallable(open, message) ? { notice, budget: state.budget } : undefined;
        if (isOther) await messages.update(key, open, { ...message, text, callBack }, told);
        return { id: open.id, text };
      }
      if (isUsedUp) return undefined;
      await messages.addMessage(key, message, state, notice);
      return { id: message.id, text: message.text };
    },
  });
};

/** Whether a visitor who has left one message goes on with it in the next. */
const isContinued = (left: Message, next: NewMessage): boolean =>
  (!isReachable(left) && isReachable(next)) || next.leftAt.getTime() - left.leftAt.getTime() <= questionLimits.sameMessageMs;

const isReachable = ({ phone, email }: Pick<Message, "phone" | "email">): boolean => phone !== null || email !== null;

/** Both, line by line, or the one that has all words of the other. Undefined if that is too long for one message. */
const withWords = (text: string, more: string): string | undefined => {
  const [before, said] = [text, more].map((words) => sameWords(words).toLowerCase());
  if (before === undefined || said === undefined || before.includes(said)) return text;
  const both = said.includes(before) ? more : `${text}\n${more}`;
  return both.length > questionLimits.messageCharacters ? undefined : both;
};

/** Whether the team knows only now when to call, or at which number. */
const isCallable = (stored: Message, { phone, callBack }: NewMessage): boolean =>
  phone !== null &&
  (callBack ?? stored.callBack) !== null &&
  (stored.phone === null || (callBack !== null && callBack.siteTime !== stored.callBack?.siteTime));

const hasOtherContact = (stored: Message, { name, phone, email }: NewMessage): boolean =>
  stored.name !== name || stored.phone !== phone || stored.email !== email;
