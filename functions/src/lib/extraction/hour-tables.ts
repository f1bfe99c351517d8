import type { HourWords } from "./hour-tokens.ts";
import type { TextLine } from "./page-facts.ts";
import { type HoursReading, readHours } from "./read-hours.ts";

/** Cells of tables are short. */
const longestCell = 60;

/** Lines of a page with one line for each day, where a table has all days first: in one column or in its head. */
export const unfoldHourTables = (lines: readonly TextLine[], words: HourWords): readonly TextLine[] => {
  const readings = lines.map(({ text }) => (text.length <= longestCell ? readHours(text, words) : undefined));
  const unfolded: TextLine[] = [];
  for (let at = 0; at < lines.length;) {
    const days = lengthOf(readings, at, isDayCell);
    const times = days < 2 ? 0 : lengthOf(readings, at + days, isTimeCell);
    const line = lines[at];
    if (line === undefined) break;
    if (times === 0) {
      unfolded.push(...(gridRow(lines, at, words) ?? [line]));
      at += 1;
      continue;
    }
    // As many times as days: each day has its own. Other numbers say nothing about which belong together.
    if (times === days)
      unfolded.push(
        ...lines.slice(at, at + days).map((day, row) => ({ ...day, text: `${day.text} ${lines[at + days + row]?.text ?? ""}` })),
      );
    at += days + times;
  }
  return unfolded;
};

const lengthOf = (readings: readonly (HoursReading | undefined)[], from: number, is: (reading: HoursReading) => boolean): number => {
  const end = readings.findIndex((reading, at) => at >= from && (reading === undefined || !is(reading)));
  return (end < 0 ? readings.length : end) - from;
};

const isDayCell = ({ openDays, closedDays, words, numbers }: HoursReading): boolean =>
  openDays.length > 0 && closedDays.length === 0 && words <= 1 && numbers === 0;

const isTimeCell = ({ spans, ranges, openDays, isClosed, words, numbers }: HoursReading): boolean =>
  spans.length + openDays.length + numbers === 0 && (ranges.length > 0 || isClosed) && words <= 1;

/** "9:00～12:30 ● ● ● ／ ● ● ／" under "月 火 水 木 金 土 日": the days that have the first sign, as Japanese surgeries write them. */
const gridRow = (lines: readonly TextLine[], at: number, words: HourWords): readonly TextLine[] | undefined => {
  const row = /^(?<times>.*\d{2}.*?)\s(?<marks>[^\p{L}\d\s](?:\s[^\p{L}\d\s])+)$/u.exec(lines[at]?.text ?? "")?.groups;
  if (row === undefined) return undefined;
  const marks = row["marks"]?.split(" ") ?? [];
  const head = lines
    .slice(Math.max(0, at - mostRows), at)
    .map(({ text }) => text.split(" ").slice(-marks.length))
    .findLast((cells) => cells.length === marks.length && cells.every((cell) => readHours(cell, words).openDays.length > 0));
  const days = head?.filter((_, column) => openMarks.has(marks[column] ?? ""));
  return days?.map((day) => ({ tag: "tr", aside: false, quoted: false, text: `${day} ${row["times"] ?? ""}` }));
};

/** Morning, afternoon and evening. */
const mostRows = 3;

const openMarks: ReadonlySet<string> = new Set("●○◯〇◎✓✔");
