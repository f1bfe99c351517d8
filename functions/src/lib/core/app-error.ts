import type { ErrorCode } from "./error-status.ts";

/** One problem in the request, or one fact about the refusal, that a program can act on. */
export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
}

interface AppErrorOptions {
  readonly details?: readonly ErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * An expected failure. `message` is written for the caller and reveals no internals; what really happened goes to `cause`.
 * Anything else that is thrown is a bug and reaches the caller as a neutral 500.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, { details = [], headers = {}, cause }: AppErrorOptions = {}) {
    super(message, { cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}
