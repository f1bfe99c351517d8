import type { NewNotice } from "../notifications/notice.ts";
import type { BudgetUsage } from "../quota/daily-budget.ts";
import type { UsageKey } from "../quota/daily-usage.ts";
import type { Question } from "./question.ts";

/** Where something open stands among its kind: by its time, and by its id where times are equal. */
export interface OpenPlace {
  readonly at: Date;
  readonly id: string;
}

/** A question that is answered, as it is searched. */
export interface AnsweredQuestion extends Pick<Question, "id" | "question" | "language"> {
  readonly answer: string;
  /** Names this state of the record. */
  readonly state: string;
}

/** What `ask` decides on, read at one moment: the question as it was asked before, and what was used of the budgets. */
export interface QuestionState {
  /** Undefined when nobody has asked it before. */
  readonly question: Question | undefined;
  readonly budget: BudgetUsage;
}

export interface NewQuestion extends Pick<Question, "id" | "question" | "language" | "askedAt"> {
  /** The tool call that asks it. */
  readonly call: string;
  /** What the team is told in the morning; undefined where nobody is. */
  readonly digest: NewNotice | undefined;
}

interface AskedAgain {
  readonly at: Date;
  readonly call: string;
  readonly uid: string;
  readonly language: string;
  readonly reopen: boolean;
  /** False if the team has closed it. */
  readonly isPassedOn: boolean;
}

/** @throws AppError `unavailable` when the storage does not answer (every method) */
export interface QuestionStore {
  /** The question that was answered last: another one, or in another state, after an answer was given or replaced. Costs one read. */
  readonly findNewestAnswer: (projectId: string) => Promise<{ readonly id: string; readonly state: string } | undefined>;
  /** The questions that were answered last. */
  readonly readAnswered: (projectId: string, limit: number) => Promise<readonly AnsweredQuestion[]>;
  /** In which state these questions are, answered or not. Those that are gone are left out. */
  readonly findStates: (projectId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Costs three reads in one round trip. */
  readonly findState: (key: UsageKey, id: string) => Promise<QuestionState>;
  /** How many questions are open, counted up to `limit`. */
  readonly countOpen: (projectId: string, limit: number) => Promise<number>;
  /**
   * Stores an open question and counts it for the person's day, both or neither.
   *
   * @throws WriteConflict when it was asked meanwhile, or something else was counted
   */
  readonly addQuestion: (key: UsageKey, question: NewQuestion, budget: BudgetUsage) => Promise<void>;
  /**
   * Counts that a question was asked again, opens it when `reopen` says so, and counts it as passed on where the team still waits to answer it.
   *
   * @throws WriteConflict when it is no longer as it was read
   */
  readonly countAgain: (projectId: string, question: Question, again: AskedAgain) => Promise<void>;
  readonly findQuestion: (projectId: string, id: string) => Promise<Question | undefined>;
  /** The oldest open question behind a place, or of all. */
  readonly findNextOpen: (projectId: string, behind?: OpenPlace) => Promise<Question | undefined>;
  /** @throws WriteConflict when it is no longer as it was read */
  readonly changeQuestion: (projectId: string, question: Question, change: QuestionChange) => Promise<void>;
}

/** What is undefined stays. */
export interface QuestionChange {
  readonly status?: Question["status"] | undefined;
  /** Of a question that is answered now. */
  readonly answer?: string | undefined;
  readonly note?: string | null | undefined;
  /** Null when the site answers it by now. */
  readonly by: string | null;
  readonly at: Date;
}

/** What was read out to somebody of the team. */
export interface Reading {
  /** Of the question or message. */
  readonly itemId: string;
  /** After this nobody remembers what "the answer is" meant. */
  readonly expireAt: Date;
}

/** @throws AppError `unavailable` when the storage does not answer (every method) */
export interface ReadingStore {
  /** What was read out to a person last; undefined when nothing was. */
  readonly findReading: (projectId: string, uid: string) => Promise<Reading | undefined>;
  readonly storeReading: (projectId: string, uid: string, reading: Reading) => Promise<void>;
}
