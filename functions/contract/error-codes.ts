import type { ErrorCode } from "../src/lib/core/app-error.ts";
import { errorStatus } from "../src/lib/http/error-status.ts";

/** When each code is answered, and what a client can do about it. */
const meanings = {
  unauthenticated: "The ID token is missing, invalid or expired. Refresh it and send the request again.",
  missing_project_id: "The header `x-project-id` is missing.",
  forbidden: "The caller is neither manager nor admin of the project, or is locked out.",
  not_provisioned: "The person has not been provisioned, or is locked out. A manager can change that.",
  not_a_member: "The person is not a member of the project.",
  voice_disabled: "The voice module of the project is off.",
  quota_reached: "The day's voice sessions are used, or being started. `Retry-After` says when one can come free.",
  invalid_request: "Something in the request is missing or has the wrong form. `details` names every place.",
  not_a_draft: "The document is a live page. Open it first.",
  unknown_template: "The project has no such template.",
  template_immutable: "The template of a draft cannot be changed.",
  not_found: "There is no such draft, page, version or address.",
  method_not_allowed: "The address has other methods: see `Allow`.",
  slug_taken: "Another page or draft of this language holds the slug. `details` says which one.",
  slug_reserved: "The voice agent is served at this slug.",
  unreadable_document:
    "Another program has stored the page in a form that an editor could only overwrite. Whoever stored it can put it right.",
  stale_revision: "Somebody saved since the `If-Match` was read. Nothing was changed; `details` says who, when, and what.",
  too_large: "The body or the page is too large. `details` gives the size and the limit in bytes.",
  unsupported_media_type: "The body is not JSON.",
  idempotency_key_reused: "The `Idempotency-Key` was used for another request. Use a new key for a new request.",
  unknown_tool: "There is no tool of this name.",
  module_disabled: "The project does not have the module that this tool belongs to.",
  internal: "A bug. Quote the request ID when you report it.",
  unavailable: "Storage or an outside service is temporarily unavailable. With `Retry-After` the same request may be sent again.",
} as const satisfies Readonly<Record<ErrorCode, string>>;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** The published table of error codes, `docs/error-codes.md`. */
export const renderErrorCodes = (): string => {
  const rows = Object.keys(errorStatus)
    .filter(isErrorCode)
    .toSorted((a, b) => errorStatus[a] - errorStatus[b])
    .map((code) => `| \`${code}\` | ${errorStatus[code]} | ${meanings[code]} |`);
  return ["# Error codes", "", ...introduction, "", "| Code | Status | When, and what to do |", "|---|---|---|", ...rows, ""].join("\n");
};

const introduction = [
  "Written by `npm --prefix functions run openapi`. Do not edit: change `functions/contract/error-codes.ts`.",
  "",
  "Every error answer has the form `{error, code, details?}`: a sentence for people, a stable word for programs, and up to 100 places in the request.",
];
