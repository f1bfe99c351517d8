import type { Request } from "firebase-functions/v2/https";
import type * as z from "zod/mini";
import { type AppError, type ErrorDetail, invalidRequest } from "../core/app-error.ts";
import { errorLimits } from "../core/limits.ts";

/** If a parameter is repeated, the last value counts. */
export const queryOf = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(request.originalUrl, "http://localhost").searchParams);

/**
 * Checks the parameters of a schema; others are ignored.
 *
 * @throws AppError `invalid_request` with every problem
 */
export const parseQuery = <Query>(schema: z.ZodMiniType<Query>, query: Readonly<Record<string, string>>): Query => {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw fromIssues(parsed.error.issues);
};

export const fromIssues = (issues: readonly z.core.$ZodIssue[]): AppError =>
  invalidRequest(issues.slice(0, errorLimits.details).flatMap(toDetails));

const toDetails = (issue: z.core.$ZodIssue): readonly ErrorDetail[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys
        .slice(0, errorLimits.details)
        .map((key) => ({ path: [...issue.path, key].join("."), message: "is not a recognised field" }))
    : [{ path: issue.path.join("."), message: issue.message }];
