import { contactWeight } from "./contact-lines.ts";
import { hoursFromLines, type HoursBlock } from "./hours-from-lines.ts";
import type { OpeningSpan } from "./opening-hours.ts";
import type { PageFacts } from "./page-facts.ts";
import { pageLanguage } from "./page-language.ts";
import type { OnPage } from "./tally.ts";

/** The opening hours that a site writes out: those under such a heading before others, then those on its contact page. */
export const hoursOfSite = (pages: readonly PageFacts[]): OnPage<readonly OpeningSpan[]> | undefined => {
  const [language = "en"] = pages.flatMap((page) => pageLanguage(page)[0] ?? []);
  const blocks = pages.flatMap((page) => {
    const bonus = contactWeight(page) > 1 ? 1 : 0;
    return hoursFromLines(page.lines, pageLanguage(page)[0] ?? language).map((block: HoursBlock) => ({
      ...block,
      score: block.score + bonus,
      url: page.url,
    }));
  });
  const [best] = blocks.toSorted((a, b) => b.score - a.score);
  return best === undefined ? undefined : { value: best.spans, url: best.url };
};
