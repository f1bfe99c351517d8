import type { NewNotice } from "../notifications/notice.ts";
import type { BudgetUsage } from "../quota/daily-budget.ts";
import type { UsageKey } from "../quota/usage-store.ts";
import type { OpenPlace } from "./question-store.ts";
import type { Message } from "./message.ts";

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
