/** A problem that the user can solve. The message tells what and how; a stack trace would not help. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}
