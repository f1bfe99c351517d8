import * as z from "zod";
import { aDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "say that somebody is here",
    why: "the page and who is at it, beside the guard; one write",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      const { draftId } = await aDraft(fixture);
      return { parameters: { draftId }, body: {}, answer: z.object({ people: z.array(z.unknown()) }) };
    },
  },
];
