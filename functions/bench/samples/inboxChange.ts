import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Operation } from "../sample.ts";

const answer = z.object({ item: z.object({ answer: z.literal("Yes.") }) });

export const operations: readonly Operation[] = [
  {
    name: "answer a question in the inbox",
    why: "the question is read beside the guard's reads; one commit; then the names of the people that the item shows",
    allowedRoundTrips: 3,
    prepare: async ({ uid, store }) => {
      const itemId = randomUUID();
      const question = { question: "Is it open?", language: "en", uid, status: "open", asked_count: 1 };
      await store(`questions/${itemId}`, { ...question, asked_at: new Date(), last_asked_at: new Date() });
      return { parameters: { itemId }, body: { action: "answer", text: "Yes." }, answer };
    },
  },
];
