/** Something that the person at the keyboard can put right. The message says what and how; a stack trace would not help. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}
