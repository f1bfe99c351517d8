import { randomUUID } from "node:crypto";
import type { Response } from "express";
import { AppError } from "../core/app-error.ts";
import { describeError, toStackTrace } from "../log/describe-error.ts";
import { logAbout, operatorLog, readLogSubject } from "../log/write-operator-log.ts";
import { send, toReply } from "./reply.ts";

/**
 * Gives a request its ID, answers it, failures included, and logs one line about it. The line contains nothing of the request or the
 * answer: no IDs of people, no text, no tokens.
 */
export const answerLogged = async (
  functionName: string,
  response: Response,
  answer: (requestId: string) => Promise<void>,
  sendFailure = (failure: unknown, requestId: string): void => {
    send(response, toReply(failure, requestId));
  },
): Promise<void> => {
  const requestId = randomUUID();
  const startedMs = performance.now();
  response.set("X-Request-Id", requestId);
  await logAbout({ request_id: requestId, function: functionName }, async () => {
    const error = await answer(requestId).catch((failure: unknown) => {
      sendFailure(failure, requestId);
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
        ...(status >= 500 && (error instanceof AppError ? { failure: describeError(error.cause) } : { stack_trace: toStackTrace(error) })),
      },
    });
  });
};

/** Tools set the outcome of their calls themselves. */
const outcomeOf = (status: number): string => {
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : (readLogSubject().outcome ?? "done");
};
