import { digest } from "../core/digest.ts";
import type { NewNotice } from "../notifications/notice.ts";
import type { BudgetUsage } from "../quota/daily-budget.ts";
import type { UsageKey } from "../quota/daily-usage.ts";

export const messageStatuses = ["open", "closed"] as const;

export interface Message {
  readonly kind: "message";
  readonly id: string;
  readonly text: string;
  readonly uid: string;
  /** Null if the visitor had not said, like all their contact data. */
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
  /** The visitor's. */
  readonly language: string;
  /** The visitor's last call to the team. */
  readonly transferId: string | null;
  readonly leftAt: Date;
  readonly status: (typeof messageStatuses)[number];
  readonly note: string | null;
  /** Who in the team last changed the state or the note, if anybody did. */
  readonly changedBy: string | undefined;
  /** When that was, or when the message was left. 1970 for never. */
  readonly changedAt: Date;
  readonly writeToken: string;
}

/** Prefix of message ids: `answer` takes ids of messages and questions in one argument. */
const mark = "m_";

export const toMessageId = (suffix: string): string => mark + suffix;

export const isMessageId = (id: string): boolean => id.startsWith(mark);

/** One for each visitor while it is open. */
export const missedCallId = (uid: string): string => toMessageId(digest("missed call", uid));

/** Whether it stands for a missed call rather than a visitor's words. */
export const isMissedCall = ({ id, uid }: Pick<Message, "id" | "uid">): boolean => id === missedCallId(uid);

export type NewMessage = Omit<Message, "kind" | "status" | "note" | "changedBy" | "changedAt" | "writeToken">;

/** The state that decides about a new message, read at one moment. */
export interface MessageState {
  /** The same words by the same person; undefined if they were never said. */
  readonly message: Message | undefined;
  readonly budget: BudgetUsage;
}

/** @throws AppError `unavailable` (every method) */
export interface MessageStore {
  /** Costs three reads in one round trip. */
  readonly findState: (key: UsageKey, id: string) => Promise<MessageState>;
  /**
   * Stores an open message in place of a closed one of the same words, counts it for the person's day, and leaves the team a notice: all of
   * it or nothing.
   *
   * @throws WriteConflict when it was left meanwhile, or something else was counted
   */
  readonly addMessage: (key: UsageKey, message: NewMessage, left: MessageState, notice: NewNotice | undefined) => Promise<void>;
  /**
   * Stores new contact data of a visitor who left the same words before.
   *
   * @throws WriteConflict when it is no longer as it was read
   */
  readonly updateContact: (projectId: string, message: Message, contact: Pick<Message, "name" | "phone" | "email">) => Promise<void>;
}
