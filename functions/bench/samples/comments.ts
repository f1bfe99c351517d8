import * as z from "zod";
import { aDraft } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const addedComment = z.object({ comment: z.object({ commentId: z.string() }) });

export const operations: readonly Operation[] = [
  {
    name: "comment on a draft",
    why: "the draft and its comments beside the guard; the addresses of whoever takes part; one commit, and a look at the draft for the first one; the author's name",
    allowedRoundTrips: 5,
    prepare: async (fixture) => {
      const { draftId } = await aDraft(fixture);
      return { parameters: { draftId }, body: { text: "Is that still the price?" }, answer: addedComment };
    },
  },
];
