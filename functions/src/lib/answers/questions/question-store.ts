import type { NewNotice } from "../../notifications/notice.ts";
import type { BudgetUsage } from "../../usage/quota/daily-budget.ts";
import type { Spender, UsageKey } from "../../usage/quota/daily-usage.ts";
import type { Question } from "./question.ts";
import type { TeamItemStore } from "./team-item.ts";

export interface AnsweredQuestion extends Pick<Question, "id" | "question" | "language" | "answeredAt"> {
  readonly answer: string;
  readonly state: string;
}

/** The state on which `ask` decides, read at one moment. */
export interface QuestionState {
  /** The stored question; undefined if it was not asked before. */
  readonly question: Question | undefined;
  readonly budget: BudgetUsage;
  /** How many questions are open, if already counted. */
  readonly openCount?: number | undefined;
}

interface NewQuestion extends Pick<Question, "id" | "question" | "language" | "askedAt"> {
  readonly call: string;
  /** The team's morning digest; undefined if no one is notified. */
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

/** @throws AppError `unavailable` (every method) */
export interface QuestionStore extends Pick<TeamItemStore, "countOpen" | "changeItem"> {
  /** The last answered question: changes when an answer is given or replaced. Costs one read. */
  readonly findNewestAnswer: (projectId: string) => Promise<{ readonly id: string; readonly state: string } | undefined>;
  readonly readAnswered: (projectId: string, limit: number) => Promise<readonly AnsweredQuestion[]>;
  /** The states of these questions, answered or not. Missing ones are omitted. */
  readonly findStates: (projectId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Costs three reads in one round trip. */
  readonly findState: (key: UsageKey, id: string) => Promise<QuestionState>;
  /**
   * Stores an open question and counts it for the person's day, both or neither.
   *
   * @throws WriteConflict when the question was asked in the meantime, or something else was counted
   */
  readonly addQuestion: (key: Spender, question: NewQuestion, budget: BudgetUsage) => Promise<void>;
  /**
   * Counts a repeated question, reopens it if requested, and counts it as passed on while the team can still answer it.
   *
   * @throws WriteConflict when the question has changed since it was read
   */
  readonly countAgain: (projectId: string, question: Question, again: AskedAgain) => Promise<void>;
}
