import type { Message } from "./message.ts";
import type { Question } from "./question.ts";

/** What waits for the team. */
export type TeamItem = Question | Message;

/** Undefined members stay unchanged. */
export interface ItemChange {
  /** `answered` only with an answer, and only for a question. */
  readonly status?: TeamItem["status"] | undefined;
  readonly answer?: string | undefined;
  readonly note?: string | null | undefined;
  /** Null if the site answers it now. */
  readonly by: string | null;
  readonly at: Date;
}

/** What was read out to a member of the team. */
interface Reading {
  readonly itemId: string;
  /** After this, nobody remembers what "the answer is" refers to. */
  readonly expireAt: Date;
}

/** @throws AppError `unavailable` (every method) */
export interface TeamItemStore {
  /** Our own IDs tell the kind; those that another program has given need not. */
  readonly findItem: (projectId: string, id: string, kind?: TeamItem["kind"]) => Promise<TeamItem | undefined>;
  /** The oldest open item of a kind after another one of that kind, or of all. */
  readonly findNextOpen: (projectId: string, kind: TeamItem["kind"], behind: TeamItem | undefined) => Promise<TeamItem | undefined>;
  /** How many items of a kind are open, counted up to their limit. */
  readonly countOpen: (projectId: string, kind: TeamItem["kind"]) => Promise<number>;
  /** @throws WriteConflict when it is no longer as it was read */
  readonly changeItem: (projectId: string, item: TeamItem, change: ItemChange) => Promise<void>;
  readonly findReading: (projectId: string, uid: string) => Promise<Reading | undefined>;
  readonly storeReading: (projectId: string, uid: string, reading: Reading) => Promise<void>;
}

/** The next open item, cyclically, or the first. Messages come before questions, because their visitors wait for a call. */
export const findNext = async (items: TeamItemStore, projectId: string, behind?: TeamItem): Promise<TeamItem | undefined> => {
  const isQuestion = behind?.kind === "question";
  const [message, question] = await Promise.all([
    isQuestion ? undefined : items.findNextOpen(projectId, "message", behind),
    items.findNextOpen(projectId, "question", isQuestion ? behind : undefined),
  ]);
  return message ?? question ?? (behind === undefined ? undefined : findNext(items, projectId));
};
