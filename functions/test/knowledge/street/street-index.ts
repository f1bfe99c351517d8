import { setImmediate } from "node:timers/promises";
import { toPassages } from "../../../src/lib/knowledge/passages.ts";
import type { SiteIndex } from "../../../src/lib/knowledge/site-index.ts";
import { buildIndex } from "../../../src/lib/knowledge/word-index.ts";
import { streetPages, type StreetPage } from "./pages.ts";

const toLivePage = (page: StreetPage) => ({ ...page, id: `${page.language}/${page.slug}`, notes: [], state: "1", keepsTime: true });

/** The index of all pages of the street. */
export const buildStreetIndex = async (): Promise<SiteIndex> =>
  new Map(
    await Promise.all(
      Map.groupBy(streetPages, ({ language }) => language)
        .entries()
        .map(async ([language, pages]) => [language, await buildIndex(pages.map(toLivePage).flatMap(toPassages), setImmediate)] as const),
    ),
  );
