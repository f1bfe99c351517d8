import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../core/app-error.ts";
import { codeOf } from "../core/service-error.ts";
import { watchClient } from "../core/watch-client.ts";
import { WriteConflict } from "../core/write-conflict.ts";
import { firestoreLimits } from "./limits.ts";

/** gRPC codes of a write whose condition did not hold: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const conflictCodes: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);

/** Node's codes for a broken or refused connection. The request may have arrived. */
const brokenConnectionCodes: ReadonlySet<unknown> = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE"]);

/** CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, INTERNAL, UNAVAILABLE, and Node's codes for a broken connection. */
const outageCodes: ReadonlySet<unknown> = new Set([...[1, 2, 4, 8, 13, 14], ...brokenConnectionCodes, "ENOTFOUND", "ETIMEDOUT"]);

/** @throws AppError `unavailable` */
export const reading = async <T>(request: () => Promise<T>): Promise<T> => watched(onceMore(request)).catch(throwOutage);

/**
 * Commits a write that may be repeated: a conditional write, or one that always has the same result. If it was stored but the response was
 * lost, the repetition is a conflict: the caller decides again on the newest state and recognises its own write.
 *
 * @throws WriteConflict when a condition of the write was not met
 * @throws AppError `unavailable` when storage is unavailable; the write may then have been stored
 */
export const writing = async <T>(commit: () => Promise<T>): Promise<T> =>
  watched(onceMore(commit)).catch((error: unknown) => {
    if (conflictCodes.has(codeOf(error))) throw new WriteConflict("A condition of the write did not hold", { cause: error });
    return throwOutage(error);
  });

/** For `catch`, where it does not matter that the record has changed, or is gone. */
export const ignoreConflict = (error: unknown): void => {
  if (!(error instanceof WriteConflict)) throw error;
};

const watched = watchClient("firestore");

/** The SDK retries temporary refusals by Firestore, but not requests without a response. */
const onceMore = async <T>(request: () => Promise<T>): Promise<T> => {
  try {
    return await request();
  } catch (error) {
    if (!brokenConnectionCodes.has(codeOf(error))) throw error;
    await sleep(firestoreLimits.retryMs * (0.5 + Math.random()));
    return request();
  }
};

const throwOutage = (error: unknown): never => {
  if (!outageCodes.has(codeOf(error))) throw error;
  throw new AppError("unavailable", "Storage is temporarily unavailable. Please try again.", {
    retryAfterSec: 5,
    service: "firestore",
    cause: error,
  });
};
