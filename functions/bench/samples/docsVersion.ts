import * as z from "zod";
import { aRepublishedPage, content } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

const list = z.object({ versions: z.tuple([z.object({ versionId: z.string() })]) });

export const operations: readonly Operation[] = [
  {
    name: "read a former text of a page",
    why: "the page and the version beside the guard; then the name of who published it",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const { docId } = await aRepublishedPage(fixture);
      const { body } = await fixture.call("docsVersions", { parameters: { docId }, answer: list });
      const [{ versionId }] = body.versions;
      return { parameters: { docId, versionId }, answer: z.object({ doc: z.object({ content: z.literal(content) }) }) };
    },
  },
];
