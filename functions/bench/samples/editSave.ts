import { draftAck } from "../../answers/draft-ack.ts";
import { aDraft, content, language, metadataAt, newSlug, templateId } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

const text = { metadata: {}, content: `${content}Saved again.\n`, language };

export const operations: readonly Operation[] = [
  {
    name: "save, keeping a version",
    why: "the draft beside the guard; one commit of draft and version",
    allowedRoundTrips: 2,
    prepare: async (fixture) => ({ body: { ...text, draftId: (await aDraft(fixture)).draftId }, answer: draftAck }),
  },
  {
    name: "auto-save",
    why: "the draft beside the guard; one commit of the draft alone",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const { draftId, etag } = await aDraft(fixture);
      return { headers: { "If-Match": etag }, body: { ...text, draftId }, answer: draftAck };
    },
  },
  {
    name: "save another title",
    why: "as a save; its template before the commit, because that knows what a title may be",
    allowedRoundTrips: 3,
    prepare: async (fixture) => {
      const { draftId } = await aDraft(fixture);
      return { body: { ...text, draftId, metadata: { title: "Another" } }, answer: draftAck };
    },
  },
  {
    name: "save under another slug",
    why: "beside a save: queries for who holds the new slug, draft or live page, and one commit that moves the claim too",
    allowedRoundTrips: 3,
    prepare: async (fixture) => {
      const { draftId } = await aDraft(fixture);
      return { body: { ...text, draftId, metadata: { slug: newSlug() } }, answer: draftAck };
    },
  },
  {
    name: "save a new draft",
    why: "the template and queries for who holds the slug, beside the guard's answer; one commit of draft and claim",
    allowedRoundTrips: 3,
    prepare: async () => ({
      body: { ...text, draftId: "new", metadata: metadataAt(newSlug()), doc_template_id: templateId },
      answer: draftAck,
    }),
  },
];
