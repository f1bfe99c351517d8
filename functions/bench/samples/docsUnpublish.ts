import { randomUUID } from "node:crypto";
import { draftAck } from "../../answers/draft-ack.ts";
import { content, language, metadataAt, newSlug, templateId } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "take a page from the site",
    why: "the page beside the guard; queries for who else holds the slug; one commit of page and claim",
    allowedRoundTrips: 3,
    prepare: async (fixture) => {
      const [docId, slug] = [randomUUID(), newSlug()];
      const page = { visibility: "live", slug, language, metadata: metadataAt(slug), content, doc_template_id: templateId };
      await fixture.store(`documents/${docId}`, { ...page, updated_at: new Date(), revision: 1 });
      return { body: { docId }, answer: draftAck };
    },
  },
];
