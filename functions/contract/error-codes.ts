import { errorStatus } from "../src/lib/platform/core/app-error.ts";
import { type ErrorCode, errorCodes } from "../answers/error-body.ts";

/** When each code is returned, and what a client can do about it. */
const meanings = {
  unauthenticated:
    "The ID token is missing, invalid or expired. Refresh it and send the request again. At `/mcp`: the API key is missing, expired or revoked.",
  app_check_failed:
    "The deployment accepts requests from its own apps only, and the App Check token is missing, invalid or expired. Get a new one.",
  missing_project_id: "The `x-project-id` header is missing.",
  forbidden:
    "The caller is neither a manager nor an admin of the project, or has been locked out; or a manager asks for something reserved for admins: `details` names it.",
  not_provisioned: "The user has not been provisioned, or has been locked out. A manager can change that.",
  not_a_member: "The user is not a member of the project.",
  voice_disabled: "The project's voice module is disabled.",
  wrong_account:
    "The invitation is for another address, or the account can be opened in other ways than by the address. Sign in with that address alone.",
  address_unconfirmed:
    "The address of the account is not confirmed. Its owner chooses a password by the mail that Firebase sends; then accept the invitation, or change the role, again.",
  origin_not_allowed: "The requesting page's origin is not among the project's `origins`.",
  agent_not_placed: "The project's placement is `none`, and the caller is an anonymous visitor. Members may still try the voice agent out.",
  quota_reached: "The day's voice sessions are used up or being started. `Retry-After` says when one may become free.",
  media_limit: "The day's limit for stored images, in bytes, is used up. `Retry-After` says when the next day begins.",
  visitors_limit:
    "The project's budget for anonymous visitors is used up: of new ones in this hour, or of sessions today. `Retry-After` says when the next begins.",
  refused_too_often:
    "More than a hundred requests of the caller were refused within a minute, or had no effect, such as a rating that was not counted. Stop repeating them; `Retry-After` says when the next is looked at.",
  too_many_invitations: "The project's invitations of the day, or its open ones, are used up. Withdraw one, or try again tomorrow.",
  key_limit: "An API key has made too many requests within a minute. `Retry-After` says when the next minute begins.",
  invalid_request: "Something in the request is missing or invalid. `details` names every problem.",
  not_a_draft: "The document is a live page, or neither that nor a draft. Open a live page to create a draft.",
  unknown_template: "The project has no such template.",
  template_immutable: "The template of a draft cannot be changed.",
  invitation_gone: "The invitation has expired, was withdrawn or used, or its link is wrong. Ask for a new one.",
  not_found: "There is no such draft, page, version or URL.",
  method_not_allowed: "The endpoint does not accept this method: see `Allow`.",
  already_in_team: "The person has this role, or a higher one. Change it instead of inviting them.",
  last_admin: "Nobody else is an admin of the project. Make someone else one first.",
  too_many_keys: "The project has as many API keys as it may have. Revoke one that is no longer needed.",
  too_many_comments: "The draft has as many comments as it may have, by number or size. Remove some.",
  image_in_use: "Something in the project uses the image. `details` has the IDs of its pages and drafts.",
  slug_taken: "Another page or draft in this language has the slug. `details` says which one.",
  slug_reserved: "The voice agent is served at this slug.",
  base_changed: "The live page has changed since the draft was created from it. Compare the two, then publish with `force` or not at all.",
  unreadable_document: "Another program has stored the page in a form that an editor could only overwrite. Whoever stored it can fix it.",
  stale_revision: "Someone has saved since the `If-Match` was read. Nothing was changed; `details` says who, when, and what.",
  length_required: "The body has no `Content-Length` because it was sent in chunks. Send it in one piece.",
  too_large: "The body or the page is too large. `details` gives the size and the limit in bytes.",
  unsupported_media_type:
    "The body is compressed, or not of the type that the operation takes: JSON in UTF-8, a form, or an image that it can read.",
  idempotency_key_reused: "The `Idempotency-Key` was used for another request. Use a new key for a new request.",
  unknown_tool: "There is no tool with this name.",
  publishing_off: "Another interface publishes the pages of this deployment.",
  module_disabled: "The module that this tool belongs to is not enabled for the project.",
  internal: "A bug. Include the request ID when you report it.",
  unavailable: "Storage or an outside service is temporarily unavailable. With `Retry-After` the same request may be sent again.",
} as const satisfies Readonly<Record<ErrorCode, string>>;

/** The published table of error codes, `docs/error-codes.md`. */
export const renderErrorCodes = (): string => {
  const rows = errorCodes
    .toSorted((a, b) => errorStatus[a] - errorStatus[b])
    .map((code) => `| \`${code}\` | ${errorStatus[code]} | ${meanings[code]} |`);
  return ["# Error codes", "", ...introduction, "", "| Code | Status | When, and what to do |", "|---|---|---|", ...rows, ""].join("\n");
};

const introduction = [
  "Generated by `npm --prefix functions run openapi`. Do not edit: change `functions/contract/error-codes.ts`.",
  "",
  "Every error response has the form `{error, code, details?}`: a sentence for people, a stable code for programs, and at most 100 problems or facts.",
  "The exception is a 408 without a body, for a request that did not arrive in time: nothing of it was done.",
];
