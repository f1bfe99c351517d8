import { refusalLimits } from "./limits.ts";
import { AppError, errorStatus } from "../platform/core/app-error.ts";
import { createMemory } from "../platform/core/memory.ts";

/** What an instance remembers of its callers: whom it let in where, and whom it refused how often. */
export interface Admissions {
  /** @throws AppError `refused_too_often` for a caller who was refused too often within a minute: nothing is read for them */
  readonly requireWelcome: (uid: string, nowMs: number) => void;
  /** Notes a failure of the caller's request, if it is a refusal. */
  readonly noteFailure: (uid: string, failure: unknown, nowMs: number) => void;
  /** Notes what counts as one: the caller got an answer, but nothing was done for them. */
  readonly noteRefusal: (uid: string, nowMs: number) => void;
  readonly noteAdmission: (uid: string, projectId: string, nowMs: number) => void;
  /** Whether something is read for the caller while the guard is still deciding: if they were let in here, and not refused anything since. */
  readonly readsAhead: (uid: string, projectId: string, nowMs: number) => boolean;
}

interface Refusals {
  readonly count: number;
  readonly sinceMs: number;
}

export const createAdmissions = (): Admissions => {
  const { windowMs, refusals: most, admittedMs: forMs, people: entries } = refusalLimits;
  const admitted = createMemory<boolean>({ forMs, entries });
  const refused = createMemory<Refusals>({ forMs: windowMs, entries });
  const refusalsOf = (uid: string, nowMs: number): Refusals => {
    const found = refused.find(uid, nowMs);
    return found !== undefined && nowMs - found.sinceMs < windowMs ? found : { count: 0, sinceMs: nowMs };
  };
  const noteRefusal = (uid: string, nowMs: number): void => {
    const { count, sinceMs } = refusalsOf(uid, nowMs);
    refused.keep(uid, { count: count + 1, sinceMs }, nowMs);
  };
  const placeOf = (uid: string, projectId: string): string => JSON.stringify([uid, projectId]);
  return {
    requireWelcome: (uid, nowMs) => {
      const { count, sinceMs } = refusalsOf(uid, nowMs);
      if (count < most) return;
      const retryAfterSec = Math.max(1, Math.ceil((sinceMs + windowMs - nowMs) / 1000));
      throw new AppError("refused_too_often", "Too many of your requests were refused. Please try again in a minute.", { retryAfterSec });
    },
    noteFailure: (uid, failure, nowMs) => {
      if (failure instanceof AppError && refusalStatuses.has(errorStatus[failure.code])) noteRefusal(uid, nowMs);
    },
    noteRefusal,
    noteAdmission: (uid, projectId, nowMs) => {
      admitted.keep(placeOf(uid, projectId), true, nowMs);
    },
    readsAhead: (uid, projectId, nowMs) => admitted.find(placeOf(uid, projectId), nowMs) === true && refusalsOf(uid, nowMs).count === 0,
  };
};

/** The caller may not do it, or not today. */
const refusalStatuses: ReadonlySet<number> = new Set([403, 429]);
