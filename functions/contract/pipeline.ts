import { requestLimits } from "../src/lib/platform/http/limits.ts";
import type { Refusal } from "./operation.ts";

export interface BodyRules {
  /** One that an empty body lacks. Undefined: the body is a file, or may be empty. */
  readonly someField: string | undefined;
  readonly isJson: boolean;
  readonly maxBytes: number;
}

interface Pipeline {
  /** All methods of the address. */
  readonly methods: readonly string[];
  /** Undefined when there is no body. */
  readonly body: BodyRules | undefined;
  readonly hasLimit: boolean;
}

/** What every endpoint can answer before, beside and after its own work. */
export const pipelineRefusals = ({ methods, body, hasLimit }: Pipeline): readonly Refusal[] => [
  ...(body === undefined ? [] : bodyRefusals(body)),
  ...(hasLimit ? [invalidQuery] : []),
  {
    code: "not_found",
    when: "The URL does not match any endpoint.",
    error: "This URL does not match any endpoint.",
  },
  {
    sharedAs: `Only${methods.map((method) => method.charAt(0) + method.slice(1).toLowerCase()).join("")}`,
    code: "method_not_allowed",
    when: "The endpoint does not accept this method.",
    error: `Use ${methods.join(" or ")} at this address.`,
  },
  {
    sharedAs: "Internal",
    code: "internal",
    when: "An internal error. Include the request ID when you report it.",
    error: "Something went wrong on our side. If you report it, give this request ID: 0b6f3c0e-5d53-4b0c-9b1a-2c1a8a3f5d7e",
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
  when: "A query parameter is invalid. `details` names each of them.",
  error: "The request is not valid: limit must be a whole number from 1 to 100.",
  details: [{ path: "limit", message: "must be a whole number from 1 to 100" }],
};

const bodyRefusals = ({ someField, isJson, maxBytes }: BodyRules): readonly Refusal[] => [
  ...(someField === undefined ? [] : [fieldRefusal(someField)]),
  ...(isJson ? [notJson] : []),
  {
    sharedAs: "LengthRequired",
    code: "length_required",
    when: "The body has no Content-Length.",
    error: "The request body must be sent with its Content-Length.",
  },
  {
    ...(maxBytes === requestLimits.bodyBytes && { sharedAs: "BodyTooLarge" }),
    code: "too_large",
    when: "The body has more bytes than the endpoint accepts.",
    error: `The request body is too large: ${maxBytes + 1} bytes; the limit is ${maxBytes} bytes.`,
    details: [
      { path: "size_bytes", message: String(maxBytes + 1) },
      { path: "limit_bytes", message: String(maxBytes) },
    ],
  },
];

const fieldRefusal = (someField: string): Refusal => ({
  code: "invalid_request",
  when: "The body is not an object or not valid UTF-8, or fields are missing or invalid. `details` names each of them.",
  error: `The request is not valid: ${someField} is required.`,
  details: [{ path: someField, message: "is required" }],
});

const notJson: Refusal = {
  sharedAs: "NotJson",
  code: "unsupported_media_type",
  when: "The body is not declared as `application/json`.",
  error: "The request body must be JSON, with Content-Type: application/json.",
};
