/** Something that the operator can put right. The message is all they need. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

export const changedMeanwhile = (): OperatorError =>
  new OperatorError("Someone else changed this meanwhile. Nothing was written: run the command again.");
