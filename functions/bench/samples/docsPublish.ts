import * as z from "zod";
import { published } from "../../answers/publishing.ts";
import { aDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "publish a draft",
    why: "the draft and the list of its versions beside the guard; template, live page and who holds the slug, side by side; one commit",
    allowedRoundTrips: 3,
    prepare: async (fixture) => {
      const { draftId, etag } = await aDraft(fixture);
      return { headers: { "If-Match": etag }, body: { draftId }, answer: published.extend({ action: z.literal("published") }) };
    },
  },
  {
    name: "publish a draft later",
    why: "the same reads, so that what would be refused is refused now; one commit of the draft",
    allowedRoundTrips: 3,
    prepare: async (fixture) => {
      const { draftId } = await aDraft(fixture);
      const publish_at = new Date(Date.now() + 3_600_000).toISOString();
      return { body: { draftId, publish_at }, answer: published.extend({ action: z.literal("scheduled") }) };
    },
  },
];
