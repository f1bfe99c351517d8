import { type ErrorDetail, isLecternError, type LecternErrorCode } from "@lectern/client";
import { texts } from "../texts.ts";
import { labelIn, type Labels } from "./labels.ts";

interface Refusal {
  readonly code: LecternErrorCode;
  readonly message: string;
  readonly details?: readonly ErrorDetail[];
}

/** For errors whose text addresses programs, or mentions what an author does not see. */
const sentences = (): Readonly<Partial<Record<LecternErrorCode, string>>> => ({
  app_check_failed: texts.failures.notChecked,
  forbidden: texts.failures.forbidden,
  not_found: texts.failures.notFound,
  slug_taken: texts.failures.slugTaken,
  slug_reserved: texts.failures.slugReserved,
});

/** The sentence for a refusal. Metadata keys are named by their labels in the form. */
export const sentenceFor = ({ code, message, details = [] }: Refusal, labels: Labels = new Map()): string => {
  const fields = details
    .filter(({ path }) => path.startsWith(metadataPath))
    .map(({ path }) => labelIn(labels, path.slice(metadataPath.length)));
  if (code === "invalid_request" && fields.length > 0) return texts.failures.fields(fields);
  if (code === "forbidden" && details.some(({ path }) => path === "publishers")) return texts.failures.notPublisher;
  return sentences()[code] ?? message;
};

export const metadataPath = "metadata.";

/** The sentence for a failure: the service's own, or that it could not be reached. */
export const sentenceOf = (error: unknown): string => {
  if (!isLecternError(error)) return texts.failures.unexpected;
  const quote = error.requestId === undefined || error.status < 500 ? "" : ` ${texts.failures.quote(error.requestId)}`;
  return `${sentenceFor(error)}${quote}`;
};

/** The same for a change of which nobody knows whether it was made, if there was no answer, and with sentences of its own. */
export const sentenceOfChange = (error: unknown, unknown: string, own: Readonly<Partial<Record<LecternErrorCode, string>>>): string => {
  if (!isLecternError(error)) return sentenceOf(error);
  return error.isRetryable ? unknown : (own[error.code] ?? sentenceOf(error));
};
