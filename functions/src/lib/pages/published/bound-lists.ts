import { canonicalStored } from "../../i18n/language-spelling.ts";
import { boundReading } from "../../platform/core/bound-reading.ts";
import type { Kept } from "../../platform/core/memory.ts";
import { shareReading } from "../../platform/core/share-reading.ts";
import { publishedLimits } from "./limits.ts";
import type { PublishedStore } from "./published-store.ts";

type List = PublishedStore["listLivePages"];

interface Surroundings {
  readonly kept: Kept;
  readonly cursorAfter: (id: string) => string;
}

/**
 * This instance reads only so many lists of one site. Strangers can invent cursors, languages and lengths without end: none of them takes the
 * room of a beginning, of which there is one in each language, whatever length is asked.
 *
 * @throws AppError `unavailable`, with the second to come back in
 */
export const boundLists = (list: List, { kept, cursorAfter }: Surroundings): List => {
  const { lists, mostListedPages: limit } = publishedLimits;
  const beginOf = boundReading(
    async (_room: string, projectId: string, language: string | undefined) => list(projectId, { language, limit, cursor: undefined }),
    lists,
  );
  const begin = shareReading(
    async (projectId: string, language: string | undefined) => beginOf(JSON.stringify([projectId, language]), projectId, language),
    kept,
  );
  const goOn = boundReading(list, lists);
  return async (projectId, query) => {
    if (query.cursor !== undefined) return goOn(projectId, query);
    const begun = await begin(projectId, query.language && canonicalStored(query.language));
    const pages = begun.pages.slice(0, query.limit);
    const last = pages.length < begun.pages.length ? pages.at(-1) : undefined;
    return { pages, next: last === undefined ? begun.next : cursorAfter(last.id) };
  };
};
