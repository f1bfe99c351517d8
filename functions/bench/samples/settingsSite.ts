import * as z from "zod";
import { newSlug } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "place the voice agent",
    why: "the guard's reads, which versions there are, and one commit",
    allowedRoundTrips: 3,
    prepare: async () => {
      const change = { live_agent_placement: "destination_page", live_agent_slug: newSlug() };
      return { body: change, answer: z.object({ live_agent_slug: z.literal(change.live_agent_slug) }) };
    },
  },
  {
    name: "read the settings of a site",
    why: "the guard's reads, and nothing else",
    allowedRoundTrips: 1,
    prepare: async () =>
      Promise.resolve({ method: "GET", answer: z.object({ live_agent_placement: z.string(), live_agent_slug: z.nullable(z.string()) }) }),
  },
];
