import * as z from "zod";
import { dayOf } from "../../src/lib/usage/quota/daily-usage.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "say whether a conversation helped",
    why: "the guard; the day's usage, which knows of the conversation; one commit on the condition that it is not rated yet",
    prepare: async ({ store, uid }) => {
      await store(`live_usage/${uid}_${dayOf(new Date())}`, { count: 1, conversation_at: new Date(), is_rated: false });
      return { body: { good: true }, answer: z.object({ counted: z.literal(true) }) };
    },
  },
];
