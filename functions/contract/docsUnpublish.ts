import { docsUnpublish as endpoint } from "../src/endpoints/docsUnpublish.ts";
import { draftAck } from "../answers/draft-ack.ts";
import { liveId } from "./docsPublish.ts";
import { exampleAck } from "./draft-ack.ts";
import { byAda, invalidKey, reusedKey } from "./draft-refusals.ts";
import { draftTag, idempotencyKey, ifMatch } from "./headers.ts";
import { operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";
import { notAPublisher, publishingOff } from "./publishing-refusals.ts";

export const docsUnpublish = operation({
  endpoint,
  tag: "Publishing",
  summary: "Unpublish a page",
  description: "Turns a live page into a draft: its text is unchanged, and visitors can no longer find it.",
  access: projectEditor,
  headers: [ifMatch, idempotencyKey],
  request: { fields: { docId: "ID of the live page." }, examples: { page: { docId: liveId } } },
  answer: { schema: draftAck, headers: [draftTag] },
  examples: { unpublished: { success: true, draftId: liveId } },
  refusals: [
    invalidKey,
    publishingOff,
    notAPublisher,
    { code: "not_found", when: "There is no live page with this ID.", error: "There is no live page with this ID." },
    {
      code: "slug_taken",
      when: "There is a draft at the slug of the page. Publish or discard it first.",
      error: "Another draft has this slug in this language.",
      details: [
        { path: "metadata.slug", message: "is taken by another page" },
        { path: "holder_id", message: exampleAck.draftId },
        { path: "holder_visibility", message: "draft" },
      ],
    },
    {
      code: "stale_revision",
      when: "The page has changed since the revision in `If-Match`. `details` says who wrote it last, when, and what has changed.",
      error: "This draft has changed since you opened it: Ada Lovelace saved it at 2026-05-04T09:30:00.000Z.",
      details: [
        ...byAda,
        { path: "content", message: "changed" },
        { path: "language", message: "changed" },
        { path: "metadata.title", message: "changed" },
        { path: "metadata.slug", message: "changed" },
        { path: "metadata.published_on", message: "changed" },
      ],
    },
    reusedKey,
  ],
});
