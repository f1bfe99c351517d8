import type { LecternError } from "./errors.ts";

/**
 * Which failures a request may be repeated after:
 * `idempotent`: reads, and writes that the service recognises when they come again;
 * `unavailable`: what a lost answer may already have spent: only after 503, before which nothing was;
 * `never`.
 */
export type RetryRule = "idempotent" | "unavailable" | "never";

/** Attempts in all. */
const mostAttempts = 4;
const firstDelayMs = 300;
const longestDelayMs = 8_000;
/** 30 s: longer than that nobody waits in front of a page. The quota's 429 carries the seconds to midnight. */
const longestRetryAfterMs = 30_000;

const lostOnTheWay = new Set(["network", "timeout", "unreadable"]);

/**
 * The pause before the next attempt, in milliseconds; undefined: no further attempt. Full jitter:
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export const nextDelayMs = (error: LecternError, rule: RetryRule, attempt: number, random: number): number | undefined => {
  if (attempt >= mostAttempts || !mayRepeat(error, rule)) return undefined;
  const asked = error.retryAfterMs ?? 0;
  if (asked > longestRetryAfterMs) return undefined;
  const ceiling = Math.min(longestDelayMs, firstDelayMs * 2 ** attempt);
  return Math.max(asked, firstDelayMs + random * (ceiling - firstDelayMs));
};

const mayRepeat = ({ code, isRetryable }: LecternError, rule: RetryRule): boolean => {
  if (!isRetryable || rule === "never") return false;
  return code === "unavailable" || (rule === "idempotent" && lostOnTheWay.has(code));
};
