import type { Message } from "./message.ts";
import type { Question } from "./question.ts";

export type TeamItem = Question | Message;

/** Undefined members do not change. */
interface ItemChange {
  /** `answered` requires an answer and a question. */
  readonly status?: TeamItem["status"] | undefined;
  readonly answer?: string | undefined;
  readonly note?: string | null | undefined;
  /** Null if the item is closed because the site answers it. */
  readonly by: string | null;
  readonly at: Date;
}

interface Reading {
  readonly itemId: string;
  /** After this, the item has to be read out again before it is changed. */
  readonly expireAt: Date;
}

/** @throws AppError `unavailable` (every method) */
export interface TeamItemStore {
  /** Without a kind, it is derived from the ID, which is only reliable for Lectern's own IDs. */
  readonly findItem: (projectId: string, id: string, kind?: TeamItem["kind"]) => Promise<TeamItem | undefined>;
  /** The oldest open item of a kind, or the next one after another of that kind. */
  readonly findNextOpen: (projectId: string, kind: TeamItem["kind"], behind: TeamItem | undefined) => Promise<TeamItem | undefined>;
  /** How many items of a kind are open, counted up to their limit. */
  readonly countOpen: (projectId: string, kind: TeamItem["kind"]) => Promise<number>;
  /** @throws WriteConflict when the item has changed since it was read */
  readonly changeItem: (projectId: string, item: TeamItem, change: ItemChange) => Promise<void>;
  readonly findReading: (projectId: string, uid: string) => Promise<Reading | undefined>;
  readonly storeReading: (projectId: string, uid: string, reading: Reading) => Promise<void>;
  /** None is not an error. */
  readonly forgetReading: (projectId: string, uid: string) => Promise<void>;
}

/** The next open item, cyclically, or the first. Messages come before questions, because their visitors expect a call. */
export const findNext = async (items: TeamItemStore, projectId: string, behind?: TeamItem): Promise<TeamItem | undefined> => {
  const isQuestion = behind?.kind === "question";
  const [message, question] = await Promise.all([
    isQuestion ? undefined : items.findNextOpen(projectId, "message", behind),
    items.findNextOpen(projectId, "question", isQuestion ? behind : undefined),
  ]);
  return message ?? question ?? (behind === undefined ? undefined : findNext(items, projectId));
};
