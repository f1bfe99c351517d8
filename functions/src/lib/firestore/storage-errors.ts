import { AppError } from "../core/app-error.ts";
import { WriteConflict } from "../core/write-conflict.ts";

/** gRPC codes of a write whose condition did not hold: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const conflictCodes: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);

/** CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, INTERNAL, UNAVAILABLE, and Node's words for a broken connection. */
const outageCodes: ReadonlySet<unknown> = new Set([1, 2, 4, 8, 13, 14, "ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"]);

/** @throws AppError `unavailable` when storage is unavailable */
export const reading = async <T>(request: Promise<T>): Promise<T> => {
  try {
    return await request;
  } catch (error) {
    throw asOutage(error);
  }
};

/**
 * @throws WriteConflict when a condition of the write did not hold
 * @throws AppError `unavailable` when storage is unavailable; the write may then have been stored
 */
export const writing = async <T>(commit: Promise<T>): Promise<T> => {
  try {
    return await commit;
  } catch (error) {
    if (conflictCodes.has(codeOf(error))) throw new WriteConflict("A condition of the write did not hold", { cause: error });
    throw asOutage(error);
  }
};

const asOutage = (error: unknown): unknown =>
  outageCodes.has(codeOf(error))
    ? new AppError("unavailable", "Storage is temporarily unavailable. Please try again.", {
        headers: { "Retry-After": "5" },
        cause: error,
      })
    : error;

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);
