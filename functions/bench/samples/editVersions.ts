import * as z from "zod";
import { aDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "list the versions of a draft",
    why: "a query for the versions beside the guard; then the names of who saved them",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const { draftId } = await aDraft(fixture);
      return { parameters: { draftId }, answer: z.object({ draftId: z.literal(draftId), versions: z.array(z.unknown()).length(1) }) };
    },
  },
];
