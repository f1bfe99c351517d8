/** Something that the operator can put right. The message is all they need. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
