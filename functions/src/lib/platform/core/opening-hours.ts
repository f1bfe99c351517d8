/** Monday is 1 and Sunday is 7, as in ISO 8601. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export type Weekday = (typeof weekdays)[number];

/** A UTC date on that weekday: 1 January 2024 was a Monday. */
export const dateOf = (day: Weekday, minutes = 0): number => Date.UTC(2024, 0, day, 0, minutes);

/** Opening hours on a weekday, in minutes after midnight. A span that ends after the next midnight has `closes < opens`. */
export interface OpeningSpan {
  readonly day: Weekday;
  readonly opens: number;
  /** 1440 is the end of the day. */
  readonly closes: number;
}

/** Ignores undefined and impossible times. Closing at 0:00 or 23:59 means the end of the day. */
export const toSpans = (days: readonly Weekday[], opens: number | undefined, closes: number | undefined): readonly OpeningSpan[] => {
  if (opens === undefined || closes === undefined || opens >= 1440 || closes > 1440) return [];
  const end = closes === 0 || closes === 1439 ? 1440 : closes;
  return opens === end ? [] : days.map((day) => ({ day, opens, closes: end }));
};

/** Minutes after midnight from "9:30" or "24:00"; undefined for anything else. */
export const readTime = (text: string): number | undefined => {
  const [, hours = "", minutes = ""] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  const time = Number(hours) * 60 + Number(minutes);
  return hours === "" || time > 1440 ? undefined : time;
};

/** Without duplicates, in the order of the week, at most three per day on average. */
export const sortSpans = (spans: readonly OpeningSpan[]): readonly OpeningSpan[] => {
  const byForm = new Map(spans.map((span) => [`${span.day} ${span.opens} ${span.closes}`, span]));
  return [...byForm.values()].toSorted((a, b) => a.day - b.day || a.opens - b.opens).slice(0, mostSpans);
};

/** Three per day. */
const mostSpans = 21;
