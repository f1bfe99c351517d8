import { randomUUID } from "node:crypto";
import type { Response } from "express";
import { builtCommit } from "../config/params.ts";
import { AppError } from "../core/app-error.ts";
import { findSilentService } from "../core/watch-client.ts";
import { withTimeLimit } from "../core/time-limit.ts";
import { describeError, toStackTrace } from "../log/describe-error.ts";
import { logAbout, operatorLog, readLogSubject } from "../log/write-operator-log.ts";
import { send, toReply } from "./reply.ts";

/**
 * Gives a request its ID, answers it, even after a failure, and logs one line about it. The line contains no IDs of people, no text of the
 * request or the answer, and no tokens.
 */
export const answerLogged = async (
  functionName: string,
  response: Response,
  answer: (requestId: string) => Promise<void>,
  sendFailure = async (failure: unknown, requestId: string): Promise<void> => {
    send(response, toReply(failure, requestId));
  },
): Promise<void> => {
  const requestId = randomUUID();
  const startedMs = performance.now();
  response.set({ "X-Request-Id": requestId, "X-Lectern-Commit": builtCommit });
  await logAbout({ request_id: requestId, function: functionName }, async () => {
    const error = await answer(requestId).catch(async (failure: unknown) => {
      await sendFailure(failure, requestId);
      return failure;
    });
    const { statusCode: status } = response;
    operatorLog({
      severity: status >= 500 ? "ERROR" : "INFO",
      message: "request answered",
      outcome: outcomeOf(status),
      data: {
        status,
        ms: Math.round(performance.now() - startedMs),
        ...(error instanceof AppError && { code: error.code }),
        ...(status >= 500 &&
          (error instanceof AppError
            ? { failure: { service: error.service, ...describeError(error.cause) } }
            : { stack_trace: toStackTrace(error) })),
      },
    });
  });
};

/** Tool calls set their own outcome. */
const outcomeOf = (status: number): string => {
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : (readLogSubject().outcome ?? "done");
};

/** 3: one or two may have another cause, and a new instance costs a cold start. */
const limitsInARow = 3;

let inARow = 0;

/**
 * Limits the time of a request's work. If fetching credentials hangs, all requests of this process wait for the same promise, which cannot
 * be cancelled (google-auth-library 9). So the process ends after three time-outs in a row during which one of the watched clients gave no
 * answer. An instance that is only busy continues.
 *
 * @throws AppError `unavailable` after `limitMs`
 */
export const withinRequestTime = async <Result>(work: Promise<Result>, limitMs: number): Promise<Result> => {
  const startedMs = performance.now();
  return withTimeLimit(work, limitMs, () => {
    const service = findSilentService(startedMs);
    inARow = service === undefined ? 0 : inARow + 1;
    if (inARow === limitsInARow) {
      operatorLog({ severity: "ERROR", message: "three requests in a row ran out of time: the process ends", outcome: "failed" });
      process.kill(process.pid, "SIGTERM"); // the answers in flight are still sent
    }
    return new AppError("unavailable", "The request took too long. Please try again.", {
      retryAfterSec: 5,
      ...(service !== undefined && { service }),
    });
  });
};
