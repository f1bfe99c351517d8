import { AppError, type ErrorDetail } from "./app-error.ts";
import { errorLimits } from "./limits.ts";

/** The refusal of a request that is missing something or has something wrong. Its sentence names the first problem. */
export const invalidRequest = (problems: readonly ErrorDetail[]): AppError => {
  const details = problems.slice(0, errorLimits.details).map(({ path, message }) => ({ path: shortened(path), message }));
  const [first] = details;
  const summary = first === undefined ? "" : `: ${first.path} ${first.message}`;
  const more = problems.length > 1 ? `, and ${problems.length - 1} more` : "";
  return new AppError("invalid_request", `The request is not valid${summary}${more}.`, { details });
};

/** A path may be a key from the request, of any length. */
const shortened = (path: string): string => path.slice(0, errorLimits.pathLength).toWellFormed();
