import { digest } from "../../platform/core/digest.ts";
import type { NewNotice } from "../../notifications/notice.ts";
import type { CallBack } from "./call-back.ts";
import type { BudgetUsage } from "../../usage/quota/daily-budget.ts";
import type { Spender, UsageKey } from "../../usage/quota/daily-usage.ts";

export const messageStatuses = ["open", "closed"] as const;

export interface Message {
  readonly kind: "message";
  readonly id: string;
  readonly text: string;
  readonly uid: string;
  /** Like all contact data, null if the visitor had not given it. */
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
  /** The visitor's. */
  readonly language: string;
  /** When the visitor wants to be called; null for other messages. */
  readonly callBack: CallBack | null;
  /** The visitor's last transfer. */
  readonly transferId: string | null;
  readonly leftAt: Date;
  readonly status: (typeof messageStatuses)[number];
  readonly note: string | null;
  /** Who in the team last changed the state or the note, if anybody did. */
  readonly changedBy: string | undefined;
  /** When that was, or when the message was left. 1970 means never. */
  readonly changedAt: Date;
  readonly writeToken: string;
}

/** Prefix of message IDs, because `answer` takes IDs of messages and questions in one argument. */
const mark = "m_";

export const toMessageId = (suffix: string): string => mark + suffix;

export const isMessageId = (id: string): boolean => id.startsWith(mark);

/** One ID per visitor, so that an open message is not duplicated. */
export const missedCallId = (uid: string): string => toMessageId(digest("missed call", uid));

/** Whether the message is about a missed call rather than a visitor's words. */
export const isMissedCall = ({ id, uid }: Pick<Message, "id" | "uid">): boolean => id === missedCallId(uid);

type MessageChanges = Pick<Message, "text" | "name" | "phone" | "email" | "callBack">;

export type NewMessage = Omit<Message, "kind" | "status" | "note" | "changedBy" | "changedAt" | "writeToken">;

/** The state on which storing a new message depends, read at one moment. */
export interface MessageState {
  /** An earlier message with the same words by the same person. */
  readonly message: Message | undefined;
  readonly budget: BudgetUsage;
}

/** @throws AppError `unavailable` (every method) */
export interface MessageStore {
  /** Costs three reads in one round trip. */
  readonly findState: (key: UsageKey, id: string) => Promise<MessageState>;
  /**
   * In one commit, stores an open message in place of a closed one with the same words, counts it for the person's day (a missed call is
   * counted with its transfer), and adds a notice for the team.
   *
   * @throws WriteConflict when the message was left in the meantime, or something else was counted
   */
  readonly addMessage: (key: Spender, message: NewMessage, left: MessageState, notice: NewNotice | undefined) => Promise<void>;
  /**
   * Stores new contact data, another time or more words of a visitor who repeats a message. A notice for the team, if any, counts as another
   * message.
   *
   * @throws WriteConflict when the message has changed since it was read, or something else was counted
   */
  readonly update: (
    key: Spender,
    message: Message,
    changes: MessageChanges,
    told: { readonly notice: NewNotice; readonly budget: BudgetUsage } | undefined,
  ) => Promise<void>;
  /** The person's open message that was left last, if that was since then. Not a missed call. */
  readonly findLeft: (projectId: string, uid: string, since: Date) => Promise<Message | undefined>;
}
