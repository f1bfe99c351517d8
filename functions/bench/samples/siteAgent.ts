import * as z from "zod";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "ask where the voice agent appears",
    why: "the project and what is known of its languages, at once; caches in front of it answer nearly all",
    allowedRoundTrips: 1,
    prepare: async () => Promise.resolve({ method: "GET", answer: z.object({ placement: z.string(), api_key: z.nullable(z.string()) }) }),
  },
];
