export type ErrorCode =
  | "unauthenticated"
  | "app_check_failed"
  | "missing_project_id"
  | "forbidden"
  | "not_provisioned"
  | "not_a_member"
  | "voice_disabled"
  | "quota_reached"
  | "media_limit"
  | "visitors_limit"
  | "refused_too_often"
  | "invalid_request"
  | "not_a_draft"
  | "unknown_template"
  | "template_immutable"
  | "not_found"
  | "method_not_allowed"
  | "slug_taken"
  | "slug_reserved"
  | "base_changed"
  | "unreadable_document"
  | "stale_revision"
  | "length_required"
  | "too_large"
  | "unsupported_media_type"
  | "idempotency_key_reused"
  | "unknown_tool"
  | "module_disabled"
  | "publishing_off"
  | "internal"
  | "unavailable";

/** One path in the request, or one fact about the refusal. */
export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
}

export interface ErrorBody {
  readonly error: string;
  readonly code: ErrorCode;
  readonly details?: readonly ErrorDetail[];
}
