import * as z from "zod";
import { statisticsLimits } from "../../src/lib/usage/statistics/limits.ts";
import { weekOf } from "../../src/lib/usage/statistics/week.ts";
import type { Fixture, Operation } from "../sample.ts";

const answer = z.object({
  weeks: z.array(z.object({ week: z.string() })).length(12),
  pages: z.array(z.object({ page_id: z.string() })).min(1),
});

const weekMs = 7 * 86_400_000;

/** Projects that already have enough counts. */
const filled = new Set<string>();

/** The counts of a busy site after a quarter: every possible document. */
const fill = async ({ projectId, store }: Fixture): Promise<void> => {
  if (filled.has(projectId)) return;
  for (let ago = 0; ago < 12; ago++) {
    const week = weekOf(new Date(Date.now() - ago * weekMs));
    for (let shard = 0; shard < statisticsLimits.shards; shard++) {
      const pages = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`page-${shard}-${index}`, { en: index + 1 }]));
      await store(`statistics/${week}.pages.${shard}`, { pages });
      await store(`statistics/${week}.counts.${shard}`, {
        languages: { en: { conversation: 30, passed_on: 4, transfers: { ended: 2 } } },
      });
    }
  }
  filled.add(projectId);
};

export const operations: readonly Operation[] = [
  {
    name: "count what visitors asked in 12 weeks",
    why: "a query of all that a busy site has counted, 48 documents, beside the guard; in one request, the pages that answered most",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      await fill(fixture);
      return { answer };
    },
  },
];
