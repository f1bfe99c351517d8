import { requestLimits } from "../src/lib/platform/http/limits.ts";
import type { ErrorCode } from "../answers/error-body.ts";
import type { Header } from "./operation.ts";

const text = { type: "string" } as const;

const entityTagExample = '"7.1k2m5r8s0t"';

/** Of requests. */

export const ifMatch: Header = {
  name: "If-Match",
  description:
    "The `ETag` of the revision that the author has seen. When anyone has written to the draft since, the request is refused with 412 and " +
    "changes nothing, unless it would change nothing anyway. Without it the last writer wins; what was replaced is kept as a version.",
  required: false,
  schema: text,
  example: entityTagExample,
};

export const idempotencyKey: Header = {
  name: "Idempotency-Key",
  description:
    "A value chosen by the client, for example a UUID: new for every request, and unchanged when that request is repeated. " +
    "It is remembered for 30 days, per sender and draft, or for new drafts. A repeated request is carried out once and answered like " +
    "the first time as long as its draft exists; a repeated discard always. The same key with a different request is refused with 422. " +
    "A save that changes nothing is not remembered.",
  required: false,
  schema: { ...text, minLength: 1, maxLength: requestLimits.idempotencyKeyLength },
  example: "6f1c2d1e-9a51-4d0b-8f0a-3f9f4f0f7c11",
};

/** Of answers. */

export const entityTag: Header = {
  name: "ETag",
  description:
    "Identifies the state of the draft, and changes with every write by anyone. Opaque: keep it, and send it back as `If-Match`.",
  required: true,
  schema: text,
  example: entityTagExample,
};

/** Of answers that do not always have it. */
export const draftTag: Header = {
  ...entityTag,
  description: "The state of the draft after the request, if it still exists. Send it as the next `If-Match`.",
  required: false,
};

export const requestId: Header = {
  name: "X-Request-Id",
  description: "The request ID, which is also in the service's log.",
  required: true,
  schema: { ...text, format: "uuid" },
  example: "0b6f3c0e-5d53-4b0c-9b1a-2c1a8a3f5d7e",
};

const allow: Header = {
  name: "Allow",
  description: "The methods that the endpoint accepts.",
  required: true,
  schema: text,
  example: "POST",
};

const retryAfter: Header = {
  name: "Retry-After",
  description: "Seconds to wait before the next attempt.",
  required: true,
  schema: { ...text, pattern: "^[0-9]+$" },
  example: "5",
};

const mayRetryAfter: Header = {
  ...retryAfter,
  description: "Seconds to wait before the next attempt. Absent if only an operator can fix the cause.",
  required: false,
};

const wwwAuthenticate: Header = {
  name: "WWW-Authenticate",
  description: "The kind of credentials required.",
  required: true,
  schema: { ...text, const: "Bearer" },
  example: "Bearer",
};

/** Headers that come with an error, beside those that every answer has. */
export const errorHeaders: Partial<Record<ErrorCode, readonly Header[]>> = {
  unauthenticated: [wwwAuthenticate],
  app_check_failed: [wwwAuthenticate],
  method_not_allowed: [allow],
  stale_revision: [entityTag],
  quota_reached: [retryAfter],
  media_limit: [retryAfter],
  visitors_limit: [retryAfter],
  refused_too_often: [retryAfter],
  unavailable: [mayRetryAfter],
};
