import * as z from "zod";
import type { Operation } from "../sample.ts";

const answer = z.object({ projects: z.array(z.object({ projectId: z.string() })).check(z.minLength(1)) });

export const operations: readonly Operation[] = [
  {
    name: "list your projects",
    why: "the memberships with the user; the projects",
    allowedRoundTrips: 2,
    prepare: async () => Promise.resolve({ answer }),
  },
];
