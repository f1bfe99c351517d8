import type { Question } from "./question.ts";

/** A question that is answered, as it is searched. */
export type AnsweredQuestion = Pick<Question, "id" | "question" | "language"> & { readonly answer: string };

/** What `askAgain` and `addQuestion` decide on, read at one moment. */
export interface Asked {
  /** Undefined when nobody has asked it before. */
  readonly question: Question | undefined;
  readonly today: DailyCount;
}

/** The new questions of a person on a day. */
interface DailyCount {
  readonly count: number;
  /** Undefined when nothing is stored yet. */
  readonly writeToken: string | undefined;
}

export interface Asker {
  readonly uid: string;
  /** UTC, as YYYY-MM-DD. */
  readonly day: string;
}

type NewQuestion = Pick<Question, "id" | "question" | "language" | "askedAt">;

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface QuestionStore {
  /** A word that is another one after a question was answered, answered anew or deleted. Costs two reads. */
  readonly findChangeToken: (projectId: string) => Promise<string>;
  /** The questions that were answered last. */
  readonly readAnswered: (projectId: string, limit: number) => Promise<readonly AnsweredQuestion[]>;
  readonly findAsked: (projectId: string, id: string, asker: Asker) => Promise<Asked>;
  /** How many questions are open, counted up to `limit`. */
  readonly countOpen: (projectId: string, limit: number) => Promise<number>;
  /**
   * Stores an open question and counts it for the person's day, both or neither.
   *
   * @throws WriteConflict when it was asked meanwhile, or the person has asked another one
   */
  readonly addQuestion: (projectId: string, question: NewQuestion, asker: Asker, today: DailyCount) => Promise<void>;
  /** @throws WriteConflict when it was deleted meanwhile */
  readonly countAgain: (projectId: string, id: string, at: Date) => Promise<void>;
  readonly findQuestion: (projectId: string, id: string) => Promise<Question | undefined>;
  readonly findOldestOpen: (projectId: string) => Promise<Question | undefined>;
  /** The question that was read out to a person last; undefined when that was long ago. */
  readonly findReading: (projectId: string, uid: string) => Promise<{ readonly questionId: string; readonly expireAt: Date } | undefined>;
  readonly storeReading: (
    projectId: string,
    uid: string,
    reading: { readonly questionId: string; readonly expireAt: Date },
  ) => Promise<void>;
  /** @throws WriteConflict when it is no longer as it was read */
  readonly storeAnswer: (
    projectId: string,
    question: Question,
    given: { readonly answer: string; readonly by: string; readonly at: Date },
  ) => Promise<void>;
}
