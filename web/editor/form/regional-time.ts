import { isDay, isTime } from "./field-values.ts";

/** How a region writes a date: in which order, with which names of months, and which words stand between date and time. */
interface Habits {
  readonly isMonthFirst: boolean;
  readonly months: ReadonlyMap<string, number>;
  readonly words: ReadonlySet<string>;
  readonly afternoon: ReadonlySet<string>;
  readonly morning: ReadonlySet<string>;
}

const sample = (month: number, hour = 12): Date => new Date(2026, month, 15, hour, 40);

/** Asking for them takes a hundred formats, and a page has one reader. */
const known = new Map<string, Habits>();

const habitsOf = (locale: string): Habits => {
  const habits = known.get(locale) ?? learnHabits(locale);
  known.set(locale, habits);
  return habits;
};

const learnHabits = (locale: string): Habits => {
  const order = new Intl.DateTimeFormat(locale).formatToParts(sample(10)).map(({ type }) => type);
  const styles = [
    ...(["long", "medium", "full"] as const).map((dateStyle) => ({ dateStyle, timeStyle: "short" }) as const),
    { hour: "numeric" } as const,
  ];
  const longParts = styles.flatMap((style) => new Intl.DateTimeFormat(locale, style).formatToParts(sample(10)));
  const words = longParts.filter(({ type }) => type === "literal").flatMap(({ value }) => wordsOf(value));
  return {
    isMonthFirst: order.indexOf("month") < order.indexOf("day"),
    months: new Map([...monthsOf("en"), ...monthsOf(locale)]),
    words: new Set(words),
    morning: new Set(["am", ...wordsOf(periodOf(locale, 9))]),
    afternoon: new Set(["pm", ...wordsOf(periodOf(locale, 18))]),
  };
};

const monthsOf = (locale: string): readonly (readonly [string, number])[] =>
  Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
    (["long", "short"] as const).flatMap((month) => {
      const parts = new Intl.DateTimeFormat(locale, { day: "numeric", month }).formatToParts(sample(index));
      return wordsOf(parts.find(({ type }) => type === "month")?.value ?? "").map((word) => [word, index + 1] as const);
    }),
  );

const periodOf = (locale: string, hour: number): string =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", hour12: true })
    .formatToParts(sample(10, hour))
    .find(({ type }) => type === "dayPeriod")?.value ?? "";

/** Letters without their full stops: "a.m." is "am". */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(".", "")
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * A date with a time of day as people of a region type it: "31.12.2026 18:00", "12/31/2026 6 PM", "31. desember 2026 kl. 18.00", or as it is stored,
 * with an offset or without.
 *
 * @param locale BCP 47; decides whether "3/4/2026" is in March or in April
 * @returns as it is stored, such as 2026-12-31T18:00; undefined for anything that is not one time of one day
 */
export const readTime = (text: string, locale: string): string | undefined => {
  const trimmed = text.trim();
  if (isTime(trimmed)) return trimmed;
  const habits = habitsOf(locale);
  const words = wordsOf(trimmed);
  const months = words.flatMap((word) => habits.months.get(word) ?? []);
  const isKnown = (word: string): boolean =>
    habits.months.has(word) || habits.words.has(word) || habits.morning.has(word) || habits.afternoon.has(word);
  if (months.length > 1 || !words.every(isKnown)) return undefined;
  const numbers = [...trimmed.matchAll(/\d+/g)].map(([digits]) => digits);
  const [day, clock] =
    months.length === 1 ? [withName(numbers, months[0]), numbers.slice(2)] : [inOrder(numbers, habits.isMonthFirst), numbers.slice(3)];
  const time = toClock(clock, {
    isMorning: words.some((word) => habits.morning.has(word)),
    isAfternoon: words.some((word) => habits.afternoon.has(word)),
  });
  return day !== undefined && time !== undefined && isDay(day) ? `${day}T${time}` : undefined;
};

/** The month has a name: day and year are told apart by their length. */
const withName = ([first = "", second = ""]: readonly string[], month: number | undefined): string | undefined => {
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  return toDay(year, String(month ?? ""), day);
};

const inOrder = ([first = "", second = "", third = ""]: readonly string[], isMonthFirst: boolean): string | undefined => {
  if (first.length === 4) return toDay(first, second, third);
  // Where only one of them can be a month, the region does not matter.
  const isFirstMonth = Number(first) <= 12 && (isMonthFirst || Number(second) > 12);
  const isMonth = Number(second) > 12 ? isFirstMonth : isMonthFirst && Number(first) <= 12;
  return isMonth ? toDay(third, first, second) : toDay(third, second, first);
};

const toDay = (year: string, month: string, day: string): string | undefined =>
  /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
    ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
    : undefined;

interface HalfDay {
  readonly isMorning: boolean;
  readonly isAfternoon: boolean;
}

const toClock = (numbers: readonly string[], { isMorning, isAfternoon }: HalfDay): string | undefined => {
  const [hour = "", minute = "00", second] = numbers;
  const isHalf = isMorning !== isAfternoon;
  if (numbers.length > 3 || hour === "" || (numbers.length === 1 && !isHalf)) return undefined;
  if (!/^\d{1,2}$/.test(hour) || ![minute, second ?? "00"].every((part) => /^\d{2}$/.test(part) && Number(part) < 60)) return undefined;
  const typed = Number(hour);
  if (typed > 23 || (isHalf && (typed > 12 || typed === 0))) return undefined;
  const full = isHalf ? (typed % 12) + (isAfternoon ? 12 : 0) : typed;
  return [String(full).padStart(2, "0"), minute, ...(second === undefined ? [] : [second])].join(":");
};

/** A stored time as the region writes it; as it is stored where it has an offset or is no time. */
export const writeTime = (stored: string, locale: string): string => {
  if (!isTime(stored) || /(Z|[+-]\d{2}:\d{2})$/i.test(stored)) return stored;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second] = stored.match(/\d+/g)?.map(Number) ?? [];
  const at = new Date(year, month - 1, day, hour, minute, second ?? 0);
  at.setFullYear(year);
  const shown = new Intl.DateTimeFormat(locale, {
    ...{
      numberingSystem: "latn",
      calendar: "gregory",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    },
    ...(second !== undefined && { second: "2-digit" }),
  } as const).format(at);
  // What would be read as another time is shown as it is stored: a clock that skips this hour, fractions of a second.
  return readTime(shown, locale) === stored ? shown : stored;
};
