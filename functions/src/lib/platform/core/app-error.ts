import type { ErrorCode, ErrorDetail } from "../../../../answers/error-body.ts";
import { errorLimits } from "./limits.ts";

interface AppErrorOptions {
  readonly details?: readonly ErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly retryAfterSec?: number;
  readonly cause?: unknown;
  /** The outside service that failed. For the operator's log only. */
  readonly service?: OutsideService | undefined;
}

/** As the field `failure` of the operator's log names them: docs/logs.md. */
export type OutsideService = "app_check" | "firestore" | "gemini_live" | "identity" | "storage";

/**
 * An expected failure. `message` is for the caller and reveals no internals; the actual failure goes into `cause`. Any other error is a
 * bug and reaches the caller as a neutral 500.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;
  readonly service: OutsideService | undefined;

  constructor(code: ErrorCode, message: string, { details = [], headers = {}, retryAfterSec, cause, service }: AppErrorOptions = {}) {
    super(message, { cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
    this.service = service;
    this.headers = retryAfterSec === undefined ? headers : { ...headers, "Retry-After": String(retryAfterSec) };
  }
}

/** For `catch`, where an expected failure does not matter. Other errors are bugs and are thrown again. */
export const ignoreExpected = (error: unknown): void => {
  if (!(error instanceof AppError)) throw error;
};

/** All codes with their HTTP status. Stable, because clients branch on them. */
export const errorStatus = {
  unauthenticated: 401,
  app_check_failed: 401,
  missing_project_id: 400,
  forbidden: 403,
  not_provisioned: 403,
  not_a_member: 403,
  voice_disabled: 403,
  origin_not_allowed: 403,
  wrong_account: 403,
  address_unconfirmed: 403,
  agent_not_placed: 403,
  quota_reached: 429,
  media_limit: 429,
  visitors_limit: 429,
  refused_too_often: 429,
  key_limit: 429,
  too_many_invitations: 429,
  invalid_request: 400,
  not_a_draft: 400,
  unknown_template: 400,
  template_immutable: 400,
  not_found: 404,
  invitation_gone: 404,
  method_not_allowed: 405,
  too_many_keys: 409,
  too_many_comments: 409,
  image_in_use: 409,
  already_in_team: 409,
  last_admin: 409,
  slug_taken: 409,
  slug_reserved: 409,
  base_changed: 409,
  unreadable_document: 409,
  stale_revision: 412,
  length_required: 411,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  unknown_tool: 400,
  module_disabled: 403,
  publishing_off: 403,
  internal: 500,
  unavailable: 503,
} as const satisfies Readonly<Record<ErrorCode, number>>;

/** Refuses a request with missing or wrong fields. The sentence names the first problem. */
export const invalidRequest = (problems: readonly ErrorDetail[]): AppError => {
  const details = problems.slice(0, errorLimits.details).map(({ path, message }) => ({ path: shortened(path), message }));
  const [first] = details;
  const summary = first === undefined ? "" : `: ${first.path} ${first.message}`;
  const more = problems.length > 1 ? `, and ${problems.length - 1} more` : "";
  return new AppError("invalid_request", `The request is not valid${summary}${more}.`, { details });
};

/** A path may contain a key from the request, of any length. */
const shortened = (path: string): string => path.slice(0, errorLimits.pathLength).toWellFormed();
