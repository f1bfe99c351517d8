import { isSaid } from "./contact-lines.ts";
import { hourWords } from "./hour-tokens.ts";
import { intlLanguage } from "./intl-language.ts";
import { type OpeningSpan, sortSpans, toSpans, weekdays } from "./opening-hours.ts";
import type { TextLine } from "./page-facts.ts";
import { type HoursReading, readHours } from "./read-hours.ts";
import { isAbout } from "./topic-words.ts";

/** Opening hours that are together on a page, and how likely they are the company's. */
export interface HoursBlock {
  readonly spans: readonly OpeningSpan[];
  readonly score: number;
}

/** Longer lines are prose. */
const longestLine = 400;

/** More than the rows of any one business. */
const mostSpans = 100;

/** A line with more other words is mostly about something else. */
const proseWords = 10;

/** Lines between two rows of one table of hours. */
const longestGap = 2;

interface Row {
  readonly at: number;
  readonly heading: string;
  readonly reading: HoursReading;
  readonly line: TextLine;
  readonly isLabelled: boolean;
}

/**
 * Hours that a page has as text: "Mon–Fri 9–17", "Lørdag: 10.00 til 15.00", "月〜金 9:00〜18:00". Words of guests, prices, and
 * what applies to a single date are not opening hours.
 */
export const hoursFromLines = (lines: readonly TextLine[], language: string): readonly HoursBlock[] => {
  const rows = readRows(lines, language);
  const blocks: Row[][] = [];
  for (const row of rows) {
    const last = blocks.at(-1)?.at(-1);
    if (last !== undefined && row.at - last.at <= longestGap && row.heading === last.heading) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks
    .filter((block) => !hasColumns(block))
    .map(blockOf)
    .filter(({ spans, score }) => spans.length > 0 && score > 0);
};

/** The hours in a text by itself, such as a quotation. */
export const hoursFromText = (text: string, language: string): readonly OpeningSpan[] => {
  const lines = text.split("\n").map((line) => ({ tag: "p", text: line, aside: false, quoted: false }));
  const rows = readRows(lines, language);
  return rows.length === 0 ? [] : spansOf(rows);
};

const readRows = (lines: readonly TextLine[], language: string): readonly Row[] => {
  const words = hourWords(language);
  const months = monthNames(language);
  const rows: Row[] = [];
  let [heading, carried] = ["", ""];
  for (const [at, line] of lines.entries()) {
    if (/^h[1-6]$/.test(line.tag)) heading = line.text;
    if (line.text.length > longestLine || isSaid(line)) continue;
    const isLabelled = isAbout(heading, "hours") || isAbout(line.text.slice(0, 60), "hours") || isAbout(lines[at - 1]?.text ?? "", "hours");
    // In rows of plain blocks a day and its times are two lines.
    const text = carried === "" ? line.text : `${carried} ${line.text}`;
    carried = "";
    if (isDated(heading, months)) continue;
    for (const sentence of sentencesOf(text)) {
      if (isDated(sentence, months) || price.test(sentence)) continue;
      const reading = readHours(sentence, words);
      const isPlain = reading.words <= 1 && reading.numbers === 0;
      if (reading.openDays.length > 0 && isPlain && reading.closedDays.length === 0) carried = sentence;
      if (tells(reading)) rows.push({ at, heading, reading, line, isLabelled });
    }
  }
  return rows.slice(0, mostSpans);
};

const tells = ({ spans, ranges, closedDays, closings, numbers }: HoursReading): boolean =>
  numbers === 0 && spans.length + ranges.length + closedDays.length + closings.length > 0;

const price = /\p{Sc}|\b(?:kr|zł|Kč|Ft|CHF|SEK|NOK|DKK|EUR|USD|GBP)\b|円|元/u;

/** Sentences. The full stop of an abbreviation or a time ends none. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\b([ap])\.\s?m\./gi, "$1m")
    // Phone numbers would be read as times.
    .replaceAll(/(?:\+|\(|\b0)[\d\s()/-]{7,}\d/g, (number) => (/^\d{1,2}\s?[-–]\s?\d{1,2}\b/.test(number) ? number : " "))
    .split(/(?<=[\p{L})\d])[.!?]\s+(?=\p{Lu}|\p{Lo})|[。！]/u)
    .filter((sentence) => /\p{L}|\d/u.test(sentence));

/** Whether a text has a year or a month: hours of a season or of a single day, or news. */
const isDated = (text: string, months: ReadonlySet<string>): boolean =>
  /(?<![\d.:])(?:19|20)\d{2}(?![\d:])/.test(text) || (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => months.has(word));

const monthNames = (language: string): ReadonlySet<string> => {
  const names = [...new Set([intlLanguage(language), "en"])].flatMap((tag) =>
    Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 5)).flatMap((day) => [
      new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" }).format(day),
      // Some languages write a month differently beside a day.
      ...new Intl.DateTimeFormat(tag, { month: "long", day: "numeric", timeZone: "UTC" })
        .formatToParts(day)
        .flatMap(({ type, value }) => (type === "month" ? [value] : [])),
    ]),
  );
  // "May" is a verb too, and 五月 is not separated from the words around it.
  return new Set(names.map((name) => name.toLowerCase()).filter((name) => name.length >= 4));
};

/** A table with a column for each shop has two times for one day, and neither is a break within the other. */
const hasColumns = (rows: readonly Row[]): boolean =>
  rows.some(({ reading: { spans } }) =>
    spans.some((a) => spans.some((b) => a.day === b.day && a.opens < b.opens && b.opens < a.closes && a.closes < b.closes)),
  );

const blockOf = (rows: readonly Row[]): HoursBlock => {
  const spans = spansOf(rows);
  const days = new Set(spans.map(({ day }) => day)).size;
  const isLabelled = rows.some((row) => row.isLabelled);
  const isProse = rows.some(({ reading }) => reading.words > proseWords);
  const isBeside = rows.some(({ line }) => /\d[\d\s()/-]{6,}\d/.test(line.text.replaceAll(/\d{1,2}[:.]\d{2}/g, "")));
  const score =
    (isLabelled ? 3 : 0) +
    (days >= 5 ? 1 : 0) +
    (rows.some(({ line }) => line.aside) ? 1 : 0) +
    (rows.length > 1 ? 1 : 0) -
    (isProse ? 2 : 0) -
    (isBeside ? 0.5 : 0);
  return { spans, score };
};

const spansOf = (rows: readonly Row[]): readonly OpeningSpan[] => {
  const closed = new Set(rows.flatMap(({ reading }) => reading.closedDays));
  const ranges = rows.flatMap(({ reading }) => reading.ranges);
  // "Every day 9–17 (closed on Mondays)"
  const named = rows.flatMap(({ reading: { spans } }) => {
    const isEveryDay = new Set(spans.map(({ day }) => day)).size === weekdays.length;
    return isEveryDay ? spans.filter(({ day }) => !closed.has(day)) : spans;
  });
  const closings = rows.flatMap(({ reading }) => reading.closings);
  // Times without a day apply to all days that are not closed, if a page names closed days.
  const isWholeWeek = named.length === 0 && ranges.length > 0 && closed.size > 0;
  const every = isWholeWeek
    ? weekdays.filter((day) => !closed.has(day)).flatMap((day) => ranges.flatMap(({ opens, closes }) => toSpans([day], opens, closes)))
    : [];
  const spans = [...every, ...named].map((span) => {
    const closing = closings.find(({ days, closes }) => days.includes(span.day) && closes > span.opens);
    return closing === undefined ? span : { ...span, closes: closing.closes };
  });
  const kept: OpeningSpan[] = [];
  for (const span of spans) {
    // Overlapping times of one day belong to different things: a shop and its café.
    const others = kept.filter(({ day }) => day === span.day);
    if (others.every((other) => other.closes <= span.opens || span.closes <= other.opens)) kept.push(span);
  }
  return sortSpans(kept);
};
