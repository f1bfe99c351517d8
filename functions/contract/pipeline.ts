import { requestLimits } from "../src/lib/http/limits.ts";
import type { Refusal } from "./operation.ts";

/** What every endpoint can answer before, beside and after its own work. */
export const pipelineRefusals = ({ hasBody, hasQuery }: { readonly hasBody: boolean; readonly hasQuery: boolean }): readonly Refusal[] => [
  ...(hasBody ? bodyRefusals : []),
  ...(hasQuery ? [invalidQuery] : []),
  {
    code: "not_found",
    when: "The URL does not match any endpoint.",
    error: "This URL does not match any endpoint.",
  },
  {
    sharedAs: "MethodNotAllowed",
    code: "method_not_allowed",
    when: "The endpoint does not accept this method.",
    error: "Use POST at this address.",
  },
  {
    sharedAs: "Internal",
    code: "internal",
    when: "An internal error. Quote the request ID when you report it.",
    error: "Something went wrong on our side. Quote this request ID when you report it: 0b6f3c0e-5d53-4b0c-9b1a-2c1a8a3f5d7e",
    details: [{ path: "request_id", message: "0b6f3c0e-5d53-4b0c-9b1a-2c1a8a3f5d7e" }],
  },
  {
    sharedAs: "Unavailable",
    code: "unavailable",
    when: "Storage or an outside service is temporarily unavailable, or too many people are changing the same thing. The request is safe to send again.",
    error: "Storage is temporarily unavailable. Please try again.",
  },
];

const invalidQuery: Refusal = {
  sharedAs: "InvalidQuery",
  code: "invalid_request",
  when: "A parameter after the question mark has another form. `details` names each of them.",
  error: "The request is not valid: limit must be a whole number from 1 to 100.",
  details: [{ path: "limit", message: "must be a whole number from 1 to 100" }],
};

const bodyRefusals: readonly Refusal[] = [
  {
    sharedAs: "InvalidBody",
    code: "invalid_request",
    when: "The body is not an object or not valid UTF-8, or fields are missing or invalid. `details` names each of them.",
    error: "The request is not valid: language is required.",
    details: [{ path: "language", message: "is required" }],
  },
  {
    sharedAs: "LengthRequired",
    code: "length_required",
    when: "The body has no Content-Length.",
    error: "The request body must be sent with its Content-Length.",
  },
  {
    sharedAs: "BodyTooLarge",
    code: "too_large",
    when: "The body has more bytes than the endpoint accepts.",
    error: `The request body is too large: ${requestLimits.bodyBytes + 1} bytes; the limit is ${requestLimits.bodyBytes} bytes.`,
    details: [
      { path: "size_bytes", message: String(requestLimits.bodyBytes + 1) },
      { path: "limit_bytes", message: String(requestLimits.bodyBytes) },
    ],
  },
  {
    sharedAs: "NotJson",
    code: "unsupported_media_type",
    when: "The body is not declared as `application/json`.",
    error: "The request body must be JSON, with Content-Type: application/json.",
  },
];
