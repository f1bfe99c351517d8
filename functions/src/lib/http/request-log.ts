import { write } from "firebase-functions/logger";
import { AppError } from "../core/app-error.ts";

interface AnsweredRequest {
  readonly requestId: string;
  readonly functionName: string;
  readonly status: number;
  readonly ms: number;
  readonly error: unknown;
}

/** One line per request. It holds nothing of what was asked or answered: no ids of people, no text, no tokens. */
export const logRequest = ({ requestId, functionName, status, ms, error }: AnsweredRequest): void => {
  write({
    severity: status >= 500 ? "ERROR" : "INFO",
    message: "request answered",
    request_id: requestId,
    function: functionName,
    status,
    ms: Math.round(ms),
    ...(error instanceof AppError && { code: error.code }),
    ...(status >= 500 && { failure: describe(error instanceof AppError ? error.cause : error) }),
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
