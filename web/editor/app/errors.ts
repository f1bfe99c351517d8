import { isLecternError, type LecternError } from "@lectern/client";
import { texts } from "../texts.ts";

/** What the service says is for a program here: there is something that only the person can do. */
export const sentenceFor = ({ code, message }: Pick<LecternError, "code" | "message">): string =>
  code === "app_check_failed" ? texts.failures.notChecked : message;

/** What to say about a failure: the service's own sentence, or that it could not be reached. */
export const sentenceOf = (error: unknown): string => {
  if (!isLecternError(error)) return texts.failures.unexpected;
  const quote = error.requestId === undefined || error.status < 500 ? "" : ` ${texts.failures.quote(error.requestId)}`;
  return `${sentenceFor(error)}${quote}`;
};
