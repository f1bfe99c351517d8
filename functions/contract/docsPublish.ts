import { docsPublish as endpoint } from "../src/endpoints/docsPublish.ts";
import { published } from "../answers/publishing.ts";
import { exampleAck } from "./draft-ack.ts";
import { invalidKey, noSuchDraft, notADraft, reservedSlug, reusedKey, staleRevision, unreadableDocument } from "./draft-refusals.ts";
import { draftTag, idempotencyKey, ifMatch } from "./headers.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";
import { notAPublisher, publishingOff } from "./publishing-refusals.ts";

export const liveId = "kW2aPqf9sX";

export const docsPublish = operation({
  endpoint,
  tag: "Publishing",
  summary: "Publish a draft",
  description:
    "Makes a draft live, in place of the page that it was cloned from, and deletes the draft with its versions, atomically. With `unpublish_at`, the page becomes a draft again at that time; with the ID of a live page, this is all that is stored. " +
    "If the slug has changed, a record in `redirects` sends visitors from the former one to the new one. With `publish_at`, the text that is " +
    "stored then goes live at that time, at most a minute later; if it cannot go live, or whoever scheduled it can no longer publish, it stays a " +
    "draft, `publish_refusal` says why, and the team is told. So it does, at once, when somebody saves it who may not publish. " +
    "After a lost answer, repeat the request with its `Idempotency-Key`.",
  access: projectEditor,
  headers: [ifMatch, idempotencyKey],
  request: {
    fields: {
      draftId: "ID of the draft, or, with `unpublish_at`, of a live page.",
      publish_at: "When to publish. A time in the past means now. `null` cancels a scheduled publication.",
      unpublish_at:
        "When the page leaves the site, later than it goes live. `null` cancels that. Omit it to leave it unchanged. If the page cannot become a draft then, for example because there is a draft of it, it stays and `unpublish_refusal` says why.",
      force:
        "`true` publishes over a live page that has changed since the draft was cloned from it. With `publish_at`: over the page as it is now; a later change is refused when the draft is due.",
      live_etag:
        "The `ETag` of the live page that the author has seen, as returned by `docsRead`. If the page has been written since, the request is refused with `base_changed`, even with `force`.",
    },
    examples: { now: { draftId: exampleAck.draftId }, later: { draftId: exampleAck.draftId, publish_at: "2027-03-03T09:00:00Z" } },
  },
  answer: { schema: published, headers: [draftTag] },
  examples: {
    published: { success: true, docId: liveId, slug: "about", language: "en", action: "published", redirected_from: "about-us" },
  },
  refusals: [
    {
      code: "invalid_request",
      when: "Metadata that the template requires is missing, or has the wrong type, or there is no slug. `details` names every key.",
      error: "This draft cannot be published: slug, title.",
      details: [
        { path: "metadata.slug", message: "is required" },
        { path: "metadata.title", message: "is required" },
      ],
    },
    invalidKey,
    {
      code: "unknown_template",
      when: "The draft's template no longer exists.",
      error: "There is no template gone in this project.",
      details: [{ path: "doc_template_id", message: "is not a template of this project" }],
    },
    notADraft,
    publishingOff,
    notAPublisher,
    noSuchDraft,
    {
      code: "base_changed",
      when: "The live page has changed since the draft was created from it, and `force` is not `true`; or it does not match `live_etag`. Without `details`, it is no longer on the site.",
      error: "The live page has changed since this draft was created from it. Compare the two versions first.",
      details: [
        { path: "live_id", message: liveId },
        { path: "updated_at", message: "2026-05-04T09:30:00.000Z" },
      ],
    },
    {
      code: "slug_taken",
      when: "Another live page has the slug.",
      error: "Another live page has this slug in this language.",
      details: [
        { path: "metadata.slug", message: "is taken by another page" },
        { path: "holder_id", message: liveId },
        { path: "holder_visibility", message: "live" },
      ],
    },
    reservedSlug,
    unreadableDocument,
    staleRevision,
    reusedKey,
  ],
});
