import type * as z from "zod/mini";
import type { AppError, ErrorDetail } from "../core/app-error.ts";
import { invalidRequest } from "../core/invalid-request.ts";
import { errorLimits } from "../core/limits.ts";

/** The refusal of what a schema has found. */
export const fromIssues = (issues: readonly z.core.$ZodIssue[]): AppError =>
  invalidRequest(issues.slice(0, errorLimits.details).flatMap(toDetails));

const toDetails = (issue: z.core.$ZodIssue): readonly ErrorDetail[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys
        .slice(0, errorLimits.details)
        .map((key) => ({ path: [...issue.path, key].join("."), message: "is not a recognised field" }))
    : [{ path: issue.path.join("."), message: issue.message }];
