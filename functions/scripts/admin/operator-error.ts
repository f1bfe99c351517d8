import { WriteConflict } from "../../src/lib/platform/core/write-conflict.ts";

/** A problem that the operator can solve. The message tells how. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

export const changedMeanwhile = (): OperatorError =>
  new OperatorError("Someone else has changed this in the meantime. Nothing was written. Run the command again.");

/** For what depends on what was read. */
export const explainConflict = (error: unknown): never => {
  throw error instanceof WriteConflict ? changedMeanwhile() : error;
};
