import type { Request } from "firebase-functions/v2/https";
import type * as z from "zod/mini";
import type { ErrorDetail } from "../../../../answers/error-body.ts";
import { invalidRequest } from "../core/app-error.ts";
import { errorLimits } from "../core/limits.ts";
import type { UnknownRecord } from "../core/unknown-record.ts";

/** The last value of a repeated parameter counts. */
export const queryOf = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(request.originalUrl, "http://localhost").searchParams);

/**
 * Checks the fields of a body, or the parameters of a query.
 *
 * @throws AppError `invalid_request` with every problem
 */
export const parseFields = <Fields>(schema: z.ZodMiniType<Fields>, sent: UnknownRecord): Fields => {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  throw invalidRequest(parsed.error.issues.slice(0, errorLimits.details).flatMap(toDetails));
};

const toDetails = (issue: z.core.$ZodIssue): readonly ErrorDetail[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys
        .slice(0, errorLimits.details)
        .map((key) => ({ path: [...issue.path, key].join("."), message: "is not a recognised field" }))
    : [{ path: issue.path.join("."), message: issue.message }];

/** Read from the raw body, because form parsers interpret some names. */
export type FormFields = Readonly<Record<string, string>>;

/** The platform sets no `rawBody` if it read nothing. */
export const readFields = ({ rawBody }: Omit<Request, "rawBody"> & { readonly rawBody?: Buffer }): FormFields =>
  Object.fromEntries(new URLSearchParams(rawBody?.toString("utf8") ?? ""));
