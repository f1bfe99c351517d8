import { requestLimits } from "../src/lib/platform/http/limits.ts";
import { draftLimits } from "../src/lib/pages/drafts/limits.ts";
import { exampleAck } from "./draft-ack.ts";
import type { Refusal } from "./operation.ts";

/** Refusals that several operations on drafts share. */

export const noSuchDraft: Refusal = {
  code: "not_found",
  when: "There is no draft with this ID.",
  error: "There is no draft with this ID.",
};

export const notADraft: Refusal = {
  code: "not_a_draft",
  when: "The ID is that of a live page, or of a document that is neither that nor a draft. Open a live page first to create a draft from it.",
  error: "This page is live, not a draft. Open it first to create a draft from it.",
};

export const reservedSlug: Refusal = {
  code: "slug_reserved",
  when: "The voice agent is served at this slug (`live_agent_placement` is `destination_page`).",
  error: "This slug is reserved for the assistant's page. Choose another slug, or place the assistant elsewhere.",
};

export const unreadableDocument: Refusal = {
  code: "unreadable_document",
  when: "Another program has stored content that is not a string, or metadata that is not a map. Nothing is shown as empty, and nothing is overwritten.",
  error: "This page cannot be edited: its content is not a string. Whoever stored it can fix it.",
  details: [{ path: "document_id", message: exampleAck.draftId }],
};

/** Who has changed it since. */
export const byAda = [
  { path: "updated_by", message: "qX3vB1nM0aZ" },
  { path: "updated_by_name", message: "Ada Lovelace" },
  { path: "updated_at", message: "2026-05-04T09:30:00.000Z" },
] as const;

export const staleRevision: Refusal = {
  code: "stale_revision",
  when: "The draft has changed since the revision in `If-Match`. `details` says who saved last, when, and which parts have changed; `ETag` names the newest revision.",
  error: "This draft has changed since you opened it: Ada Lovelace saved it at 2026-05-04T09:30:00.000Z.",
  details: [...byAda, { path: "content", message: "changed" }, { path: "metadata.title", message: "changed" }],
};

const tooManyBytes = draftLimits.textBytes + 1;

export const pageTooLarge: Refusal = {
  code: "too_large",
  when: "The page is larger than a draft may be.",
  error: `The page is too large: ${tooManyBytes} bytes; the limit is ${draftLimits.textBytes} bytes.`,
  details: [
    { path: "size_bytes", message: String(tooManyBytes) },
    { path: "limit_bytes", message: String(draftLimits.textBytes) },
  ],
};

export const invalidKey: Refusal = {
  code: "invalid_request",
  when: "The `Idempotency-Key` is empty or too long.",
  error: `The Idempotency-Key must have 1 to ${requestLimits.idempotencyKeyLength} characters.`,
};

export const reusedKey: Refusal = {
  code: "idempotency_key_reused",
  when: "The `Idempotency-Key` was used for another request.",
  error: "This Idempotency-Key was used for another request. Send a new key with every new request.",
};
