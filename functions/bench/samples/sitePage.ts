import * as z from "zod";
import { aPublicPage, content, language } from "../draft-pages.ts";
import type { Operation } from "../sample.ts";

export const operations: readonly Operation[] = [
  {
    name: "read a page of a public site",
    why: "the project, which says whether anybody may read it; the page; then the pages with its slug beside its translations; caches in front of it answer nearly all",
    allowedRoundTrips: 3,
    prepare: async (fixture) => {
      const slug = await aPublicPage(fixture);
      const answer = z.object({ slug: z.literal(slug), content: z.literal(content), html: z.string() });
      return { method: "GET", query: `?slug=${slug}&language=${language}`, answer };
    },
  },
];
