import type { EndReason } from "@lectern/client/voice";
import type { Texts } from "../texts/en.ts";

type EndTextKey = keyof Texts["ended"];

/** Codes that visitors need no explanation of: something went wrong. */
type Other =
  | "missing_project_id"
  | "module_disabled"
  | "invalid_request"
  | "not_a_draft"
  | "unknown_template"
  | "template_immutable"
  | "not_found"
  | "method_not_allowed"
  | "too_many_keys"
  | "too_many_comments"
  | "image_in_use"
  | "wrong_account"
  | "address_unconfirmed"
  | "invitation_gone"
  | "already_in_team"
  | "last_admin"
  | "too_many_invitations"
  | "key_limit"
  | "slug_taken"
  | "slug_reserved"
  | "base_changed"
  | "media_limit"
  | "publishing_off"
  | "unreadable_document"
  | "stale_revision"
  | "length_required"
  | "too_large"
  | "unsupported_media_type"
  | "idempotency_key_reused"
  | "unknown_tool";

const byCode = {
  stopped: "stopped",
  idle: "idle",
  too_long: "tooLong",
  connection_lost: "connection",
  blocked_by_policy: "blocked",
  network: "connection",
  timeout: "unavailable",
  unreadable: "unavailable",
  unavailable: "unavailable",
  internal: "unavailable",
  quota_reached: "quota",
  visitors_limit: "busy",
  refused_too_often: "busy",
  unauthenticated: "signIn",
  identity_failed: "identity",
  too_many_sign_ups: "tooManyNew",
  forbidden: "forbidden",
  not_a_member: "forbidden",
  not_provisioned: "forbidden",
  voice_disabled: "switchedOff",
  agent_not_placed: "switchedOff",
  origin_not_allowed: "forbidden",
  // On a page with App Check, something has blocked it, or it was too slow.
  app_check_failed: "unfinished",
} satisfies Readonly<Record<Exclude<EndReason["code"], Other>, EndTextKey>>;

const hopeless: ReadonlySet<EndTextKey> = new Set(["blocked", "forbidden", "quota"]);

const isKnown = (code: string): code is keyof typeof byCode => Object.hasOwn(byCode, code);

/** Unknown codes of a newer service also mean that something went wrong. */
export const endedText = ({ code }: EndReason, { ended }: Texts): string => ended[keyOf(code)];

/** Trying again cannot help. */
export const isHopelessEnd = ({ code }: EndReason): boolean => hopeless.has(keyOf(code));

const keyOf = (code: string): EndTextKey => (isKnown(code) ? byCode[code] : "other");
