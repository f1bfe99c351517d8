import * as z from "zod";
import { templateId } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

const answer = z.object({
  templates: z.array(z.object({ id: z.string() })).check(z.refine((templates) => templates.some(({ id }) => id === templateId))),
});

export const operations: readonly Operation[] = [
  {
    name: "list the templates",
    why: "a query for the templates beside the guard's reads",
    allowedRoundTrips: 1,
    prepare: async () => Promise.resolve({ answer }),
  },
];
