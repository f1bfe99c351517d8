import type { Channel, Notice } from "./notice.ts";

/** Who is told, and in which words. */
export interface Recipients {
  readonly projectName: string;
  /** For people who have not said theirs. */
  readonly language: string;
  readonly emails: readonly string[];
  /** By address, for people who have said theirs. */
  readonly languages: ReadonlyMap<string, string>;
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
}

/** The right to send for a project, until it ends. */
export interface Turn {
  readonly writeToken: string;
}

/** @throws AppError `unavailable` when the storage does not answer (every method) */
export interface OutboxStore {
  /** Projects that have something to send now, the longest waiting first. */
  readonly findDue: (now: Date, limit: number) => Promise<readonly string[]>;
  /** Undefined while another process has it, or there is nothing to send. */
  readonly takeTurn: (projectId: string, now: Date) => Promise<Turn | undefined>;
  /** Stores when something is due again, unless something new has come; undefined: when something new comes. */
  readonly endTurn: (projectId: string, turn: Turn, nextAt: Date | undefined) => Promise<void>;
  /** In their order. */
  readonly listNotices: (projectId: string, limit: number) => Promise<readonly Notice[]>;
  /** Undefined when the project is gone. */
  readonly findRecipients: (projectId: string) => Promise<Recipients | undefined>;
  /** Sent in this channel, or given up: the notice goes with its last channel. */
  readonly settle: (projectId: string, notice: Notice, channel: Channel) => Promise<void>;
  readonly postpone: (projectId: string, notice: Notice, channel: Channel, nextAt: Date) => Promise<void>;
  readonly countOpenQuestions: (projectId: string, limit: number) => Promise<number>;
}
