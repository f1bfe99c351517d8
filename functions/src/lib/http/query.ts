import type { Request } from "firebase-functions/v2/https";
import type * as z from "zod/mini";
import { fromIssues } from "./schema-issues.ts";

/** The parameters after the question mark. Of a repeated one, the last counts. */
export const queryOf = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(request.originalUrl, "http://localhost").searchParams);

/**
 * Checks the parameters that a schema has. Others are ignored.
 *
 * @throws AppError `invalid_request` with every problem
 */
export const parseQuery = <Query>(schema: z.ZodMiniType<Query>, query: Readonly<Record<string, string>>): Query => {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw fromIssues(parsed.error.issues);
};
