import * as z from "zod";
import { aPublicPage } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "list the pages of a public site",
    why: "the project, which says whether anybody may read it; then pages and templates, at once; caches in front of it answer nearly all",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      await aPublicPage(fixture);
      return { method: "GET", answer: z.object({ pages: z.array(z.object({ url: z.string() })).min(1) }) };
    },
  },
];
