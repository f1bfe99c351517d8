import { requestLimits } from "../src/lib/http/limits.ts";
import type { Refusal } from "./operation.ts";

/** What every endpoint can answer before, beside and after its own work. */
export const pipelineRefusals = ({ hasBody, hasQuery }: { readonly hasBody: boolean; readonly hasQuery: boolean }): readonly Refusal[] => [
  ...(hasBody ? bodyRefusals : []),
  ...(hasQuery ? [invalidQuery] : []),
  {
    code: "not_found",
    when: "The address is spelt in a way that no endpoint has.",
    error: "There is nothing at this address.",
  },
  {
    sharedAs: "MethodNotAllowed",
    code: "method_not_allowed",
    when: "Another method was used at this address.",
    error: "Use POST at this address.",
  },
  {
    sharedAs: "Internal",
    code: "internal",
    when: "A fault of the service. Nothing is known of it but its number.",
    error: "Something went wrong on our side. Please tell us this number: 0b6f3c0e-5d53-4b0c-9b1a-2c1a8a3f5d7e",
    details: [{ path: "request_id", message: "0b6f3c0e-5d53-4b0c-9b1a-2c1a8a3f5d7e" }],
  },
  {
    sharedAs: "Unavailable",
    code: "unavailable",
    when: "Something that the service needs does not answer, or too many people are changing the same thing. Sending the request again is safe.",
    error: "The storage does not answer right now. Please try again.",
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
    when: "The body is not an object, is not valid UTF-8, or members are missing or of another form. `details` names each of them.",
    error: "The request is not valid: language is required.",
    details: [{ path: "language", message: "is required" }],
  },
  {
    sharedAs: "BodyTooLarge",
    code: "too_large",
    when: "The body has more bytes than the endpoint takes.",
    error: `The request body is too large: ${requestLimits.bodyBytes + 1} bytes, the limit is ${requestLimits.bodyBytes} bytes.`,
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
