import type * as z from "zod/mini";
import { AppError, type ErrorDetail } from "../core/app-error.ts";
import { errorLimits } from "../core/limits.ts";

/** The refusal of a request that does not have the right form, with its problems. */
export const invalidRequest = (issues: readonly z.core.$ZodIssue[]): AppError => {
  const [first] = issues.slice(0, 1).flatMap(toDetails);
  const summary = first === undefined ? "" : `: ${first.path} ${first.message}`;
  const more = issues.length > 1 ? `, and ${issues.length - 1} more` : "";
  return new AppError("invalid_request", `The request is not valid${summary}${more}.`, {
    details: issues.slice(0, errorLimits.details).flatMap(toDetails),
  });
};

const toDetails = (issue: z.core.$ZodIssue): readonly ErrorDetail[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys.slice(0, errorLimits.details).map((key) => ({ path: key, message: "is not a recognised field" }))
    : [{ path: issue.path.join("."), message: issue.message }];
