import { type OpeningSpan, sortSpans, type Weekday, weekdays } from "../../core/opening-hours.ts";
import { at } from "../registries/json-fields.ts";

/**
 * Opening times of Google Places: periods from a day and time to another, Sunday is 0. Always open is one period without an end.
 * https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places (2026-11)
 */
export const readOpeningTimes = (periods: unknown): readonly OpeningSpan[] => {
  if (!Array.isArray(periods)) return [];
  return sortSpans(periods.flatMap((period: unknown) => readPeriod(at(period, "open"), at(period, "close"))));
};

const endOfDay = 24 * 60;

const readPeriod = (open: unknown, close: unknown): readonly OpeningSpan[] => {
  const [day, opens] = [dayOf(open), minuteOf(open)];
  if (day === undefined || opens === undefined) return [];
  if (close === undefined) return weekdays.map((weekday) => ({ day: weekday, opens: 0, closes: endOfDay }));
  const [lastDay, closes] = [dayOf(close), minuteOf(close)];
  if (lastDay === undefined || closes === undefined) return [];
  return isOneNight(day, lastDay, { opens, closes })
    ? [{ day, opens, closes: closes === 0 ? endOfDay : closes }]
    : overDays(day, lastDay, { opens, closes });
};

interface Times {
  readonly opens: number;
  readonly closes: number;
}

/** Hours within one day, or into the following night. */
const isOneNight = (day: Weekday, lastDay: Weekday, { opens, closes }: Times): boolean =>
  day === lastDay ? opens < closes : next(day) === lastDay && closes < opens;

/** Hours of more than one day without a break. */
const overDays = (day: Weekday, lastDay: Weekday, { opens, closes }: Times): readonly OpeningSpan[] => {
  const between: Weekday[] = [];
  for (let current = next(day); current !== lastDay && between.length < weekdays.length; current = next(current)) between.push(current);
  return [
    { day, opens, closes: endOfDay },
    ...between.map((weekday) => ({ day: weekday, opens: 0, closes: endOfDay })),
    ...(closes > 0 ? [{ day: lastDay, opens: 0, closes }] : []),
  ];
};

const next = (day: Weekday): Weekday => weekdays[day % 7] ?? 1;

const dayOf = (point: unknown): Weekday | undefined => {
  const day = at(point, "day");
  return day === 0 ? 7 : weekdays.find((weekday) => weekday === day);
};

/** Fields with the value 0 may be missing from a response. */
const minuteOf = (point: unknown): number | undefined => {
  const [hour, minute] = [at(point, "hour") ?? 0, at(point, "minute") ?? 0];
  if (typeof hour !== "number" || typeof minute !== "number") return undefined;
  const time = hour * 60 + minute;
  return Number.isInteger(time) && time >= 0 && time < endOfDay ? time : undefined;
};
