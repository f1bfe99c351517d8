import { isLecternError } from "@lectern/client";
import { texts } from "../texts.ts";

/** What to say about a failure: the service's own sentence, or that it could not be reached. */
export const sentenceOf = (error: unknown): string => {
  if (!isLecternError(error)) return texts.failures.unexpected;
  const quote = error.requestId === undefined || error.status < 500 ? "" : ` ${texts.failures.quote(error.requestId)}`;
  return `${error.message}${quote}`;
};
