/** Every reason why Lectern refuses or fails a request, with its HTTP status. Stable: clients branch on these codes. */
export const errorStatus = {
  unauthenticated: 401,
  missing_project_id: 400,
  forbidden: 403,
  not_provisioned: 403,
  not_a_member: 403,
  voice_disabled: 403,
  quota_reached: 429,
  invalid_request: 400,
  not_a_draft: 400,
  unknown_template: 400,
  template_immutable: 400,
  not_found: 404,
  method_not_allowed: 405,
  slug_taken: 409,
  slug_reserved: 409,
  unreadable_document: 409,
  stale_revision: 412,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  unknown_tool: 400,
  module_disabled: 403,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
