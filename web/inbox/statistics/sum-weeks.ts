import type { Statistics, WeekStatistics } from "@lectern/client";

/** The numbers of one week, in all languages or one. */
export interface SummedWeek extends Omit<WeekStatistics, "language" | "pages" | "transfers"> {
  readonly transfers: number;
}

const weekMs = 7 * 86_400_000;

/** Every week of the period, including empty ones. `language` empty: all. */
export const sumWeeks = ({ from, to, weeks }: Pick<Statistics, "from" | "to" | "weeks">, language: string): readonly SummedWeek[] => {
  const summed: SummedWeek[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += weekMs) {
    const week = new Date(at).toISOString().slice(0, 10);
    const counted = weeks.filter((one) => one.week === week && isOf(one, language));
    const sum = (countOf: (one: WeekStatistics) => number): number => counted.reduce((total, one) => total + countOf(one), 0);
    summed.push({
      week,
      conversations: sum((one) => one.conversations),
      answered_from_pages: sum((one) => one.answered_from_pages),
      answered_by_team: sum((one) => one.answered_by_team),
      passed_on: sum((one) => one.passed_on),
      messages: sum((one) => one.messages),
      thumbs_up: sum((one) => one.thumbs_up),
      thumbs_down: sum((one) => one.thumbs_down),
      transfers: sum((one) => Object.values(one.transfers).reduce((total, count) => total + count, 0)),
    });
  }
  return summed;
};

/** By outcome, or by page ID, in the whole period, largest first. */
export const sumBy = (
  { weeks }: Pick<Statistics, "weeks">,
  part: "transfers" | "pages",
  language: string,
): readonly (readonly [name: string, count: number])[] => {
  const total = new Map<string, number>();
  for (const one of weeks.filter((week) => isOf(week, language)))
    for (const [name, count] of Object.entries(one[part])) total.set(name, (total.get(name) ?? 0) + count);
  return [...total].toSorted(([, count], [, other]) => other - count);
};

const isOf = (one: WeekStatistics, language: string): boolean => language === "" || one.language === language;
