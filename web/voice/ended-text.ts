import type { EndReason } from "@lectern/client/voice";
import type { Texts } from "./texts/texts.ts";

type EndTextKey = keyof Texts["ended"];

const byCode = {
  stopped: "stopped",
  connection_lost: "connection",
  blocked_by_policy: "blocked",
  network: "connection",
  timeout: "unavailable",
  unreadable: "unavailable",
  unavailable: "unavailable",
  internal: "unavailable",
  quota_reached: "quota",
  visitors_limit: "busy",
  unauthenticated: "signIn",
  identity_failed: "identity",
  forbidden: "forbidden",
  not_a_member: "forbidden",
  not_provisioned: "forbidden",
  voice_disabled: "switchedOff",
  missing_project_id: "other",
  module_disabled: "other",
  invalid_request: "other",
  not_a_draft: "other",
  unknown_template: "other",
  template_immutable: "other",
  not_found: "other",
  method_not_allowed: "other",
  slug_taken: "other",
  slug_reserved: "other",
  base_changed: "other",
  media_limit: "other",
  publishing_off: "other",
  unreadable_document: "other",
  stale_revision: "other",
  length_required: "other",
  too_large: "other",
  unsupported_media_type: "other",
  idempotency_key_reused: "other",
  unknown_tool: "other",
  // Where a page has App Check, something has blocked it, or it was too slow.
  app_check_failed: "unfinished",
} satisfies Readonly<Record<EndReason["code"], EndTextKey>>;

const isKnown = (code: string): code is keyof typeof byCode => Object.hasOwn(byCode, code);

/** A code of a newer service is something that went wrong, too. */
export const endedText = ({ code }: EndReason, { ended }: Texts): string => ended[isKnown(code) ? byCode[code] : "other"];
