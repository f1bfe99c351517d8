import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

export const errorCodes = [
  "unauthenticated",
  "app_check_failed",
  "missing_project_id",
  "forbidden",
  "not_provisioned",
  "not_a_member",
  "voice_disabled",
  "origin_not_allowed",
  "wrong_account",
  "address_unconfirmed",
  "agent_not_placed",
  "quota_reached",
  "media_limit",
  "visitors_limit",
  "refused_too_often",
  "key_limit",
  "too_many_invitations",
  "invalid_request",
  "not_a_draft",
  "unknown_template",
  "template_immutable",
  "not_found",
  "invitation_gone",
  "method_not_allowed",
  "too_many_keys",
  "too_many_comments",
  "image_in_use",
  "already_in_team",
  "last_admin",
  "slug_taken",
  "slug_reserved",
  "base_changed",
  "unreadable_document",
  "stale_revision",
  "length_required",
  "too_large",
  "unsupported_media_type",
  "idempotency_key_reused",
  "unknown_tool",
  "module_disabled",
  "publishing_off",
  "internal",
  "unavailable",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const errorDetail = z
  .strictObject({
    path: z.string().describe("A path in the request, or the name of a fact."),
    message: z.string().min(1).describe("What is wrong there, or the value of the fact."),
  })
  .meta({ id: "ErrorDetail" });

export type ErrorDetail = AnswerOf<typeof errorDetail>;

/** The one form of every error. */
export const errorBody = z
  .strictObject({
    error: z.string().min(1).describe("A sentence for people."),
    code: z.enum(errorCodes).meta({ id: "ErrorCode", description: "A stable code for programs." }),
    details: z.exactOptional(z.array(errorDetail).min(1).describe("Problems in the request, and facts that a program can act on.")),
  })
  .meta({ id: "Error" });

export type ErrorBody = AnswerOf<typeof errorBody>;
