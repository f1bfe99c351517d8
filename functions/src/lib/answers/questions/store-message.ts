import { createTurns } from "../../platform/core/write-conflict.ts";
import type { NewNotice } from "../../notifications/notice.ts";
import type { Budget } from "../../projects/plans.ts";
import { isExhausted } from "../../usage/quota/daily-budget.ts";
import { dayOf } from "../../usage/quota/daily-usage.ts";
import type { Message, MessageState, MessageStore, NewMessage } from "./message.ts";

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

const inTurn = createTurns();

/**
 * Stores a message unless the day's budget is used up. While a message is open, another one with its ID only updates the visitor's contact
 * data. Returns whether the team has the message.
 *
 * @throws AppError `unavailable`
 */
export const storeMessage = async (
  messages: MessageStore,
  { projectId, message, isVisitor, budget, notice }: Storing,
): Promise<boolean> => {
  const key = { projectId, uid: message.uid, day: dayOf(message.leftAt), isVisitor };
  return inTurn({
    key: JSON.stringify([projectId, key.day]),
    load: async () => messages.findState(key, message.id),
    attempt: async (state: MessageState) => {
      if (state.message?.status === "open") {
        if (hasOtherContact(state.message, message)) await messages.updateContact(projectId, state.message, message);
        return true;
      }
      if (budget !== undefined && isExhausted(state.budget, { unit: "messages", limits: budget, isVisitor })) return false;
      await messages.addMessage(key, message, state, notice);
      return true;
    },
  });
};

const hasOtherContact = (stored: Message, { name, phone, email }: NewMessage): boolean =>
  stored.name !== name || stored.phone !== phone || stored.email !== email;
