import { randomUUID } from "node:crypto";
import type { Response } from "express";
import { AppError } from "../core/app-error.ts";
import { logAbout, operatorLog } from "../log/write-operator-log.ts";

/**
 * Gives a request its ID, has it answered, and writes one line about it. The line has nothing of what was asked or answered: no IDs
 * of people, no text, no tokens.
 *
 * @param answer tells why the answer is a refusal, if it is
 */
export const logged = async (
  functionName: string,
  response: Response,
  answer: (requestId: string) => Promise<{ readonly error?: unknown }>,
): Promise<void> => {
  const requestId = randomUUID();
  const startedMs = performance.now();
  response.set("X-Request-Id", requestId);
  await logAbout({ request_id: requestId, function: functionName }, async () => {
    const { error } = await answer(requestId);
    const { statusCode: status } = response;
    operatorLog({
      severity: status >= 500 ? "ERROR" : "INFO",
      message: "request answered",
      data: {
        status,
        ms: Math.round(performance.now() - startedMs),
        ...(error instanceof AppError && { code: error.code }),
        ...(status >= 500 && { failure: describe(error instanceof AppError ? error.cause : error) }),
      },
    });
  });
};

/** Where it failed, without the error's message: messages may quote what a person wrote, even lines that look like frames. */
const describe = (error: unknown): object => {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack = "", cause } = error;
  const at = stack
    .slice(stack.indexOf(message) + message.length)
    .split("\n")
    .filter((line) => line.startsWith("    at "));
  return { name, ...("code" in error && { code: error.code }), at, ...(cause !== undefined && { cause: describe(cause) }) };
};
