import * as z from "zod";
import { aDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "look at a page",
    why: "the page beside the guard; then its template and the name of the last editor, side by side",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const { draftId, content } = await aDraft(fixture);
      const answer = z.object({ docId: z.literal(draftId), doc: z.object({ content: z.literal(content) }) });
      return { parameters: { docId: draftId }, answer };
    },
  },
];
