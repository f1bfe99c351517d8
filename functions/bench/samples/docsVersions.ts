import * as z from "zod";
import { aRepublishedPage } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "list the history of a page",
    why: "the page and a query for its versions beside the guard; then the names of who published them",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const { docId } = await aRepublishedPage(fixture);
      return { parameters: { docId }, answer: z.object({ docId: z.literal(docId), versions: z.array(z.unknown()).length(1) }) };
    },
  },
];
