import { AppError } from "../core/app-error.ts";
import { isSomeoneSilentSince } from "../core/signs-of-life.ts";
import { withTimeLimit } from "../core/time-limit.ts";
import { operatorLog } from "../log/write-operator-log.ts";

/** Three: one or two may have another cause, and a new instance costs a cold start. */
const limitsInARow = 3;

let inARow = 0;

/**
 * The work of a request within its time. When a fetch of credentials hangs, all requests of this process wait for the same promise, which
 * nobody can cancel (google-auth-library 9), so the process ends: after three requests in a row that timed out while one of Google's
 * clients answered nobody. An instance that is only busy goes on.
 *
 * @throws AppError `unavailable` when the time is over
 */
export const withinRequestTime = async <Result>(work: Promise<Result>, limitMs: number): Promise<Result> => {
  const startedMs = performance.now();
  return withTimeLimit(work, limitMs, () => {
    inARow = isSomeoneSilentSince(startedMs) ? inARow + 1 : 0;
    if (inARow === limitsInARow) endProcess();
    return new AppError("unavailable", "The request took too long. Please try again.", { retryAfterSec: 5 });
  });
};

/** SIGTERM: the answers in flight are still sent. */
const endProcess = (): void => {
  operatorLog({ severity: "ERROR", message: "three requests in a row ran out of time: the process ends", outcome: "failed" });
  process.kill(process.pid, "SIGTERM");
};
