import type { ServerResponse } from "node:http";
import type { HttpAnswer } from "../server/http-answer.ts";

const httpStatus = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

/** The codes of google.rpc that the fakes use. */
type RpcStatus = keyof typeof httpStatus;

/** Google's error envelope. */
export const googleError = (status: RpcStatus, message: string, details?: readonly object[]): HttpAnswer => ({
  status: httpStatus[status],
  body: { error: { code: httpStatus[status], message, status, ...(details !== undefined && { details }) } },
});

interface Violation {
  readonly field: string;
  readonly description: string;
}

/** An invalid argument. By default, the message lists the violations. */
export const invalidArgument = (
  violations: readonly Violation[],
  message = violations.map(({ description }) => description).join("\n"),
): HttpAnswer =>
  googleError("INVALID_ARGUMENT", message, [{ "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations: violations }]);

export const errorInfo = (reason: string, service: string, metadata: object = {}) => ({
  "@type": "type.googleapis.com/google.rpc.ErrorInfo",
  reason,
  domain: "googleapis.com",
  metadata: { service, ...metadata },
});

export const internal = googleError("INTERNAL", "Internal error encountered.");

export const unavailable = googleError("UNAVAILABLE", "The service is currently unavailable.");

/** Sends JSON, formatted as Google does, or an empty body. Returns the status. */
export function sendGoogleAnswer(response: ServerResponse, { status, body }: HttpAnswer): number {
  if (body === undefined) response.writeHead(status, { "Content-Length": 0 }).end();
  else response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8" }).end(`${JSON.stringify(body, undefined, 2)}\n`);
  return status;
}

/** Sends an HTML page of Google's front end instead of the service's answer. Returns the status. */
export function sendGooglePage(response: ServerResponse, status: number, title: string): number {
  response
    .writeHead(status, { "Content-Type": "text/html; charset=UTF-8" })
    .end(`<!DOCTYPE html>\n<html>\n<title>Error ${status} (${title})!!1</title>\n`);
  return status;
}
