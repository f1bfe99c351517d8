import * as z from "zod/mini";
import type { Statistics, WeekStatistics } from "../../../../answers/statistics.ts";
import { countParameter, must } from "../../projects/site/fields.ts";
import { statisticsLimits } from "./limits.ts";
import { addWeeks, weekOf } from "./week.ts";

export const StatisticsQuery = z.object({
  weeks: countParameter({ most: statisticsLimits.mostWeeks, otherwise: statisticsLimits.weeks }),
  until: z.optional(z.iso.date(must("a day, as YYYY-MM-DD"))),
});

/** The given number of weeks, up to the week of `until` or the current one. */
export const toWeeks = ({ weeks, until }: z.output<typeof StatisticsQuery>, now: Date) => {
  const to = weekOf(until === undefined ? now : new Date(until));
  return { from: addWeeks(to, 1 - weeks), to };
};

/** The first and the last Monday. */
export type Weeks = ReturnType<typeof toWeeks>;

/**
 * Adds up the counts, and names the pages with the most answers.
 *
 * @throws AppError `unavailable`
 */
export const describeStatistics = async (
  findPages: FindPages,
  projectId: string,
  { from, to }: Weeks,
  stored: readonly StoredCounts[],
): Promise<Statistics> => {
  const answered = addUp(stored.flatMap(({ pages }) => Object.entries(pages).map(([id, counts]) => ({ [id]: sum(counts) }))));
  const most = Object.entries(answered)
    .toSorted(([id, count], [otherId, otherCount]) => otherCount - count || (id < otherId ? -1 : 1))
    .slice(0, statisticsLimits.pages);
  const ids = most.map(([id]) => id);
  const known = await findPages(projectId, ids);
  return {
    from,
    to,
    weeks: toWeekStatistics(stored, new Set(ids)),
    pages: most.map(([id, answered]) => ({ page_id: id, title: null, slug: null, language: null, ...known.get(id), answered })),
  };
};

const toWeekStatistics = (stored: readonly StoredCounts[], shown: ReadonlySet<string>): readonly WeekStatistics[] => {
  const weeks = Map.groupBy(stored, ({ week }) => week);
  return [...weeks].flatMap(([week, documents]) => {
    const pages = documents.flatMap((one) => Object.entries(one.pages));
    const languages = documents.flatMap((one) => [...Object.keys(one.languages), ...Object.values(one.pages).flatMap(Object.keys)]);
    return [...new Set(languages)].toSorted().map((language) => {
      const counts = addUp(documents.map((one) => one.languages[language] ?? {}));
      const byPage = addUp(pages.map(([id, counted]) => ({ [id]: counted[language] ?? 0 })));
      return {
        week,
        language,
        conversations: counts["conversation"] ?? 0,
        answered_from_pages: sum(byPage),
        answered_by_team: counts["team_answer"] ?? 0,
        passed_on: counts["passed_on"] ?? 0,
        messages: counts["message"] ?? 0,
        thumbs_up: counts["thumbs_up"] ?? 0,
        thumbs_down: counts["thumbs_down"] ?? 0,
        transfers: addUp(documents.map((one) => one.transfers[language] ?? {})),
        pages: Object.fromEntries(Object.entries(byPage).filter(([id, count]) => count > 0 && shown.has(id))),
      };
    });
  });
};

const sum = (counts: Counts): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** With a `Map`, because an ID may be the name of an inherited member. */
const addUp = (parts: readonly Counts[]): Counts => {
  const total = new Map<string, number>();
  for (const [name, count] of parts.flatMap((part) => Object.entries(part))) total.set(name, (total.get(name) ?? 0) + count);
  return Object.fromEntries(total);
};

export type Counts = Readonly<Record<string, number>>;

/** One of the documents of a week. Their counts are added up. */
export interface StoredCounts {
  readonly week: string;
  /** By language: `conversation`, `team_answer`, `passed_on`, `message`, `thumbs_up`, `thumbs_down`. */
  readonly languages: Readonly<Record<string, Counts>>;
  /** By language: outcomes of transfers. */
  readonly transfers: Readonly<Record<string, Counts>>;
  /** By page: answers by language. */
  readonly pages: Readonly<Record<string, Counts>>;
}

/** A page that still exists. */
export interface CountedPage {
  readonly title: string | null;
  readonly slug: string | null;
  readonly language: string | null;
}

/**
 * Costs a read for each. Those that are gone are left out.
 *
 * @throws AppError `unavailable`
 */
export type FindPages = (projectId: string, pageIds: readonly string[]) => Promise<ReadonlyMap<string, CountedPage>>;
