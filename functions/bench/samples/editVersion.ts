import * as z from "zod";
import { aDraft, content } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

const listAnswer = z.object({ versions: z.tuple([z.object({ versionId: z.string() })]) });

export const operations: readonly Operation[] = [
  {
    name: "read a version",
    why: "the draft and the version beside the guard; then the name of who saved it",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const { draftId } = await aDraft(fixture);
      const { body } = await fixture.call("editVersions", { parameters: { draftId }, answer: listAnswer });
      const [{ versionId }] = body.versions;
      return { parameters: { draftId, versionId }, answer: z.object({ doc: z.object({ content: z.literal(content) }) }) };
    },
  },
];
