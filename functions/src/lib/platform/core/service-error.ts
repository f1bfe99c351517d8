import { isTimeout } from "./time-limit.ts";

/** Why a Google service gave no result. For operators only: visitors and callers are just told that something could not be done. */
export const serviceFailures = [
  "not_configured",
  "bad_key",
  "no_permission",
  "unknown_model",
  "unsupported_language",
  "over_quota",
  "bad_request",
  "provider_down",
  "timeout",
  "refused",
  "cut_off",
  "unreadable",
] as const;

export type ServiceFailure = (typeof serviceFailures)[number];

export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly code: ServiceFailure;

  constructor(code: ServiceFailure, cause?: unknown) {
    super(`The service gave nothing: ${code}`, { cause });
    this.code = code;
  }
}

/** For `catch`: fails with `timeout` if that was the cause, otherwise with the given failure. */
export const failAs =
  (failure: ServiceFailure) =>
  (cause: unknown): never => {
    throw new ServiceError(isTimeout(cause) ? "timeout" : failure, cause);
  };

/** What kind of failure a library or Node reports: a string or a number, if anything. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);
