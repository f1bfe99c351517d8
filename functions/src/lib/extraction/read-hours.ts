import type { HourToken, HourWords } from "./hour-tokens.ts";
import { tokensOf } from "./hour-tokens.ts";
import { daysBetween, type OpeningSpan, toSpans, type Weekday, weekdays } from "./opening-hours.ts";

/** What a sentence says about opening hours. */
export interface HoursReading {
  readonly spans: readonly OpeningSpan[];
  /** Times without a day: "営業時間 10:00〜19:00". */
  readonly ranges: readonly Range[];
  readonly closedDays: readonly Weekday[];
  /** Days that are named without any times. */
  readonly openDays: readonly Weekday[];
  /** Days that close at another time than the others. */
  readonly closings: readonly { readonly days: readonly Weekday[]; readonly closes: number }[];
  /** Words that say something else, and numbers that are not times. */
  readonly words: number;
  readonly numbers: number;
}

interface Range {
  readonly opens: number;
  readonly closes: number;
}

/** 06:00, and 17 hours. A business that closes at an earlier hour than it opens closes during the night. */
const latestNight = 360;
const longestDay = 1_020;

/** 2 h 30 min: a span within the hours of a day that is not longer is a break. */
const longestBreak = 150;

export const readHours = (sentence: string, words: HourWords): HoursReading => read(tokensOf(sentence, words), words);

const read = (tokens: readonly HourToken[], { isHalfDay }: HourWords): HoursReading => {
  const spans: OpeningSpan[] = [];
  const ranges: Range[] = [];
  const closings: { days: readonly Weekday[]; closes: number }[] = [];
  const closedDays: Weekday[] = [];
  let days: readonly Weekday[] = [];
  // Whether times have come since the days, and whether anything is between them and the next days.
  let [isFresh, isApart, numbers, plain, depth] = [true, false, 0, 0, 0];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === "open") depth += 1;
    else if (token.kind === "close") depth = Math.max(0, depth - 1);
    else if (token.kind === "number") numbers += 1;
    else if (token.kind === "days" && !isWord(tokens, at)) {
      // "P.–Pk.": from a day that cannot be told.
      const [before, dash] = tokens.slice(Math.max(0, at - 2), at);
      if (dash?.kind === "dash" && before?.kind === "word" && before.length <= 2) numbers += 1;
      const [range, step] = dayRange(tokens, at);
      days = isFresh && !isApart ? [...days, ...range] : range;
      if (ranges.length > 0 && spans.length === 0 && depth > 0 && tokens[at + step + 1]?.kind === "close") {
        spans.push(...ranges.splice(0).flatMap(({ opens, closes }) => toSpans(range, opens, closes)));
      }
      [isFresh, isApart] = [true, false];
      at += step;
    } else if (token.kind === "time") {
      const [range, step] = timeRange(tokens, at, isHalfDay);
      if (range === undefined) {
        const follows = tokens[at + 1]?.kind === "until";
        if (follows && days.length > 0) closings.push({ days, closes: token.minutes });
        else if (depth === 0) numbers += 1;
        continue;
      }
      if (days.length === 0) ranges.push(range);
      else spans.push(...toSpans([...new Set(days)], range.opens, range.closes));
      [isFresh, isApart] = [false, false];
      at += step;
    } else if (token.kind === "closed") {
      closedDays.push(...(isFresh ? days : []), ...daysAfter(tokens, at));
      [days, isFresh] = [[], true];
      at += closedDaysLength(tokens, at);
    } else if (token.kind === "word") {
      plain += 1;
      isApart = days.length > 0 && isFresh && token.length > 1;
    }
  }
  const openDays = spans.length === 0 && ranges.length === 0 ? days : [];
  return { spans: withoutBreaks(spans), ranges, closedDays, openDays, closings, words: plain, numbers };
};

/** "We are open", "so schön": short forms of days are words too, unless days or times follow, or a day is in front. */
const isWord = (tokens: readonly HourToken[], at: number): boolean => {
  const [token, next, second] = tokens.slice(at, at + 3);
  if (token?.kind !== "days" || !token.isShort || next?.kind !== "word" || tokens[at - 1]?.kind === "dash") return false;
  return second?.kind !== "days" && second?.kind !== "time";
};

/** "Closed on Mondays": the days after the word, if there are none before it. */
const daysAfter = (tokens: readonly HourToken[], at: number): readonly Weekday[] => {
  const isAlone = !tokens.slice(0, at).some(({ kind }) => kind === "days" || kind === "time");
  return isAlone ? tokens.slice(at + 1).flatMap((token) => (token.kind === "days" ? token.days : [])) : [];
};

const closedDaysLength = (tokens: readonly HourToken[], at: number): number =>
  daysAfter(tokens, at).length > 0 && !tokens.slice(at).some(({ kind }) => kind === "time") ? tokens.length - at : 0;

/** Two days or times are joined by a dash, or by one short word that is not "and": "bis", "às", "to". */
const joins = (token: HourToken | undefined): boolean => token?.kind === "dash" || (token?.kind === "word" && token.length <= 7);

const dayRange = (tokens: readonly HourToken[], at: number): readonly [days: readonly Weekday[], step: number] => {
  const [token, join, until] = tokens.slice(at, at + 3);
  if (token?.kind !== "days") return [[], 0];
  // "hétfőtől péntekig": the endings say from and to.
  if (join?.kind === "days" && join.days.length === 1 && token.days.length === 1 && !token.isShort)
    return [token.days.flatMap((from) => join.days.flatMap((to) => daysBetween(from, to))), 1];
  const [first, last] = [token.days[0], until?.kind === "days" ? until.days.at(-1) : undefined];
  if (first === undefined || last === undefined || !joins(join) || token.days.length > 1) return [token.days, 0];
  return [daysBetween(first, last), 2];
};

const timeRange = (tokens: readonly HourToken[], at: number, isHalfDay: boolean): readonly [range: Range | undefined, step: number] => {
  const [from, join, until] = tokens.slice(at, at + 3);
  if (from?.kind !== "time" || until?.kind !== "time" || !joins(join)) return [undefined, 0];
  const [opens, closes] = [from.minutes, until.minutes];
  if (closes > opens) return [{ opens, closes }, 2];
  const isNight = closes <= latestNight && closes + 1440 - opens <= longestDay;
  if (isNight) return [{ opens, closes }, 2];
  // "9–5", where nobody opens at nine in the evening.
  const isAfternoon = isHalfDay && from.isPlain && until.isPlain && opens < 720 && closes < 720 && closes + 720 > opens;
  return [isAfternoon ? { opens, closes: closes + 720 } : undefined, isAfternoon ? 2 : 0];
};

/** "8–17 (lunch 12–13)" is closed over lunch: a shorter time within another one of the same day is not open twice. */
const withoutBreaks = (spans: readonly OpeningSpan[]): readonly OpeningSpan[] =>
  weekdays.flatMap((day) => {
    const own = spans.filter((span) => span.day === day);
    const inner = own.filter((span) => own.some((other) => other !== span && other.opens <= span.opens && span.closes <= other.closes));
    return own
      .filter((span) => !inner.includes(span))
      .flatMap((span) => {
        const pause = inner.find(({ opens, closes }) => span.opens < opens && closes < span.closes && closes - opens <= longestBreak);
        return pause === undefined
          ? [span]
          : [
              { ...span, closes: pause.opens },
              { ...span, opens: pause.closes },
            ];
      });
  });
