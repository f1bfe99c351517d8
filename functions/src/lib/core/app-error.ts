/** Every reason why Lectern refuses or fails a request. Stable: clients branch on these codes. */
export type ErrorCode =
  | "unauthenticated"
  | "missing_project_id"
  | "forbidden"
  | "not_provisioned"
  | "not_a_member"
  | "voice_disabled"
  | "quota_reached"
  | "invalid_request"
  | "not_a_draft"
  | "unknown_template"
  | "template_immutable"
  | "not_found"
  | "method_not_allowed"
  | "slug_taken"
  | "slug_reserved"
  | "unreadable_document"
  | "stale_revision"
  | "length_required"
  | "too_large"
  | "unsupported_media_type"
  | "idempotency_key_reused"
  | "unknown_tool"
  | "module_disabled"
  | "internal"
  | "unavailable";

/** One problem in the request, or one fact about the refusal, that a program can act on. */
export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
}

interface AppErrorOptions {
  readonly details?: readonly ErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * An expected failure. `message` is written for the caller and reveals no internals; what really happened goes to `cause`.
 * Anything else that is thrown is a bug and reaches the caller as a neutral 500.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, { details = [], headers = {}, cause }: AppErrorOptions = {}) {
    super(message, { cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}
