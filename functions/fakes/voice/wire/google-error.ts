import type { Flaw } from "./proto.ts";

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The canonical codes of google.rpc that the service answers with. */
export type RpcStatus =
  "INVALID_ARGUMENT" | "PERMISSION_DENIED" | "FAILED_PRECONDITION" | "NOT_FOUND" | "RESOURCE_EXHAUSTED" | "INTERNAL" | "UNAVAILABLE";

const httpStatus = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Readonly<Record<RpcStatus, number>>;

/** Google's error envelope. */
export const googleError = (status: RpcStatus, message: string, details?: readonly object[]): HttpAnswer => ({
  status: httpStatus[status],
  body: { error: { code: httpStatus[status], message, status, ...(details !== undefined && { details }) } },
});

export const invalidFields = (flaws: readonly Flaw[]): HttpAnswer =>
  googleError("INVALID_ARGUMENT", flaws.map(({ description }) => description).join("\n"), [
    { "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations: flaws },
  ]);

const keyNotValid = "API key not valid. Please pass a valid API key.";

export const invalidKey = googleError("INVALID_ARGUMENT", keyNotValid, [
  {
    "@type": "type.googleapis.com/google.rpc.ErrorInfo",
    reason: "API_KEY_INVALID",
    domain: "googleapis.com",
    metadata: { service: "generativelanguage.googleapis.com" },
  },
  { "@type": "type.googleapis.com/google.rpc.LocalizedMessage", locale: "en-US", message: keyNotValid },
]);

export const noKey = googleError(
  "PERMISSION_DENIED",
  "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
);
