import { digest } from "../core/digest.ts";
import type { NewNotice } from "../notifications/notice.ts";
import type { BudgetUsage } from "../quota/daily-budget.ts";
import type { UsageKey } from "../quota/daily-usage.ts";
import type { OpenPlace } from "./question-store.ts";

export const messageStatuses = ["open", "closed"] as const;

/** A message that a visitor left for the team. */
export interface Message {
  readonly id: string;
  readonly text: string;
  readonly uid: string;
  /** Null where the visitor had not said, like everything about how they can be reached. */
  readonly name: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
  /** Of the visitor. */
  readonly language: string;
  /** The call to the team that the visitor tried last. */
  readonly transferId: string | null;
  readonly leftAt: Date;
  readonly status: (typeof messageStatuses)[number];
  /** What somebody of the team has noted. */
  readonly note: string | null;
  /** Who of the team changed the state or the note last, if anybody did. */
  readonly changedBy: string | undefined;
  /** When that was, or when it was left. 1970 for never. */
  readonly changedAt: Date;
  /** Names this state of the record. */
  readonly writeToken: string;
}

/** Ids of messages and of questions stand in one argument of `answer`. */
const mark = "m_";

export const toMessageId = (suffix: string): string => mark + suffix;

export const isMessageId = (id: string): boolean => id.startsWith(mark);

/** One for each visitor while it is open. */
export const missedCallId = (uid: string): string => toMessageId(digest("missed call", uid));

/** Whether it stands for a call that the team missed, rather than for words of a visitor. */
export const isMissedCall = ({ id, uid }: Pick<Message, "id" | "uid">): boolean => id === missedCallId(uid);

export type NewMessage = Omit<Message, "status" | "note" | "changedBy" | "changedAt" | "writeToken">;

/** What decides about a new message, read at one moment. */
export interface MessageState {
  /** The same words by the same person; undefined when they were never said. */
  readonly message: Message | undefined;
  readonly budget: BudgetUsage;
}

/** @throws AppError `unavailable` when the storage does not answer (every method) */
export interface MessageStore {
  /** Costs three reads in one round trip. */
  readonly findState: (key: UsageKey, id: string) => Promise<MessageState>;
  /**
   * Stores an open message in the place of a closed one of the same words, counts it for the person's day, and leaves the team a notice: all
   * of it or nothing.
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
  readonly findMessage: (projectId: string, id: string) => Promise<Message | undefined>;
  /** The oldest open message behind a place, or of all. */
  readonly findNextOpen: (projectId: string, behind?: OpenPlace) => Promise<Message | undefined>;
  /** How many messages are open, counted up to `limit`. */
  readonly countOpen: (projectId: string, limit: number) => Promise<number>;
  /**
   * Changes the state, the note, or both; what is undefined stays.
   *
   * @throws WriteConflict when it is no longer as it was read
   */
  readonly changeMessage: (projectId: string, message: Message, change: MessageChange) => Promise<void>;
}

export interface MessageChange {
  readonly status?: Message["status"] | undefined;
  readonly note?: string | null | undefined;
  readonly by: string;
  readonly at: Date;
}
