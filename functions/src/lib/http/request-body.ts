import type { Request } from "firebase-functions/v2/https";
import type * as z from "zod/mini";
import { requestLimits } from "./limits.ts";
import { AppError, type ErrorDetail } from "../core/app-error.ts";
import { isRecord } from "../core/unknown-record.ts";

/** How an endpoint gets the body that it works with. */
export interface BodyReader<Body> {
  /** The form of the body, for the published contract; undefined when there is none. */
  readonly schema: z.ZodMiniType<Body> | undefined;
  readonly read: (request: Request) => Promise<Body>;
}

/** For endpoints without a body: whatever is sent is ignored. */
export const noBody: BodyReader<undefined> = { schema: undefined, read: async () => undefined };

/**
 * Reads and checks a JSON body. Text that is not JSON never comes here: the platform refuses it.
 *
 * @throws AppError `unsupported_media_type`, `too_large`, `invalid_request` with every problem
 */
export const jsonBody = <Body>(schema: z.ZodMiniType<Body>, maxBytes: number = requestLimits.bodyBytes): BodyReader<Body> => ({
  schema,
  read: async (request) => {
    const bytes = byteLength(request);
    requireJson(request, bytes);
    requireSize(bytes, maxBytes);
    const body: unknown = bytes === 0 ? {} : request.body;
    if (!isRecord(body)) throw new AppError("invalid_request", "The request body must be a JSON object.");
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    throw invalid(parsed.error.issues.flatMap(toDetails));
  },
});

/** The platform reads nothing, and makes no `rawBody`, when there is no body or when its media type is not said. */
const byteLength = (request: Omit<Request, "rawBody"> & { readonly rawBody?: Buffer }): number =>
  request.rawBody?.length ?? Number(request.get("Content-Length") ?? 0);

const requireJson = (request: Request, bytes: number): void => {
  if (bytes === 0 || typeof request.is(["json", "+json"]) === "string") return;
  throw new AppError("unsupported_media_type", "The request body must be JSON, with Content-Type: application/json.");
};

const requireSize = (bytes: number, maxBytes: number): void => {
  if (bytes <= maxBytes) return;
  throw new AppError("too_large", `The request body is too large: ${bytes} bytes; the limit is ${maxBytes} bytes.`, {
    details: [
      { path: "size_bytes", message: String(bytes) },
      { path: "limit_bytes", message: String(maxBytes) },
    ],
  });
};

const toDetails = (issue: z.core.$ZodIssue): readonly ErrorDetail[] => {
  const path = issue.path.join(".");
  return issue.code === "unrecognized_keys"
    ? issue.keys.map((key) => ({ path: key, message: "is not known here" }))
    : [{ path, message: issue.message }];
};

const invalid = (details: readonly ErrorDetail[]): AppError => {
  const [first, ...more] = details;
  const summary = first === undefined ? "" : `: ${first.path} ${first.message}`;
  return new AppError("invalid_request", `The request is not valid${summary}${more.length > 0 ? `, and ${more.length} more` : ""}.`, {
    details,
  });
};
