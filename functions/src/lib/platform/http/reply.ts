import type { Response } from "express";
import { AppError, errorStatus } from "../core/app-error.ts";
import { errorLimits } from "../core/limits.ts";

export interface Answer<Body extends object = object> {
  readonly body: Body;
  /** Entity tag of the returned state, without quotes. */
  readonly tag?: string | undefined;
}

export interface Reply extends Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The only place that decides what callers learn of a failure: for an unexpected one, only the ID of its log entry. */
export const toReply = (error: unknown, requestId: string): Reply => {
  const { code, message, details, headers } = error instanceof AppError ? error : unexpected(requestId);
  return {
    status: errorStatus[code],
    headers,
    body: { error: message, code, ...(details.length > 0 && { details: details.slice(0, errorLimits.details) }) },
  };
};

const unexpected = (requestId: string): AppError =>
  new AppError("internal", `Something went wrong on our side. If you report it, give this request ID: ${requestId}`, {
    details: [{ path: "request_id", message: requestId }],
  });

/** Sends JSON. Not with `response.json`, which would make an entity tag of its own and answer 304 based on it. */
export const send = (response: Response, { status, headers = {}, body, tag }: Reply): void => {
  response
    .status(status)
    .set({
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      // In quotes: RFC 9110, 8.8.3.
      ...(tag !== undefined && { ETag: `"${tag}"` }),
      ...headers,
    })
    .end(JSON.stringify(body));
};
