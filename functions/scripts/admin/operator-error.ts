/** A problem that the operator can solve. The message tells how. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

export const changedMeanwhile = (): OperatorError =>
  new OperatorError("Someone else changed this meanwhile. Nothing was written: run the command again.");
