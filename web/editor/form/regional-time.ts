import { isDay, isTime } from "./field-values.ts";
import { toLatinDigits } from "./regional-number.ts";

/** How a region writes a date: in which order, with which names, and which words stand beside them. */
interface Habits {
  readonly isMonthFirst: boolean;
  /** From 1. */
  readonly months: ReadonlyMap<string, number>;
  /** From 0, Sunday. */
  readonly weekdays: ReadonlyMap<string, number>;
  readonly morning: ReadonlySet<string>;
  readonly afternoon: ReadonlySet<string>;
  /** They say nothing. */
  readonly fillers: ReadonlySet<string>;
}

/** Words between date and time that people type and that no format of CLDR has. None of them could name a place, a zone or a second time. */
const typedFillers = ["at", "a", "las", "à", "às", "om", "uur", "klo", "godz", "r", "kl", "uhr", "um", "h", "ore", "בשעה", "в"] as const;

const sample = (month: number, day = 15, hour = 12): Date => new Date(2026, month, day, hour, 40);

/** Letters without their full stops: "p. m." is "pm". */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\b[ap])[.\s]+(?=m\b)/g, "")
    .replaceAll(".", "")
    .match(/[\p{L}\p{M}]+/gu) ?? [];

const names = (
  locale: string,
  count: number,
  options: Intl.DateTimeFormatOptions,
  at: (index: number) => Date,
): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, index) => wordsOf(new Intl.DateTimeFormat(locale, options).format(at(index))));

/** Words that only one of them has: "de" in "6 de enero" names no month. */
const toIndex = (rows: readonly (readonly string[])[], first: number) =>
  rows.flatMap((words, index) =>
    words.filter((word) => rows.filter((other) => other.includes(word)).length === 1).map((word) => [word, index + first] as const),
  );

const shared = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows[0]?.filter((word) => rows.every((row) => row.includes(word))) ?? [];

/** Asking for them takes a hundred formats, and a page has one reader. */
const known = new Map<string, Habits>();

const habitsOf = (locale: string): Habits => {
  const habits = known.get(locale) ?? learnHabits(locale);
  known.set(locale, habits);
  return habits;
};

const learnHabits = (locale: string): Habits => {
  const order = new Intl.DateTimeFormat(locale).formatToParts(sample(10)).map(({ type }) => type);
  const widths = ["long", "short"] as const;
  const monthRows = [locale, "en"].flatMap((of) =>
    widths.map((month) => names(of, 12, { day: "numeric", month }, (index) => sample(index))),
  );
  // 15 November 2026 is a Sunday.
  const dayRows = [locale, "en"].flatMap((of) => widths.map((weekday) => names(of, 7, { weekday }, (index) => sample(10, 15 + index))));
  const styles = [
    ...(["long", "medium", "full"] as const).map((dateStyle) => ({ dateStyle, timeStyle: "short" }) as const),
    { hour: "numeric" } as const,
  ];
  const literals = styles.flatMap((style) => new Intl.DateTimeFormat(locale, style).formatToParts(sample(10)));
  return {
    isMonthFirst: order.indexOf("month") < order.indexOf("day"),
    months: new Map(monthRows.flatMap((rows) => toIndex(rows, 1))),
    weekdays: new Map(dayRows.flatMap((rows) => toIndex(rows, 0))),
    morning: new Set(["am", ...wordsOf(periodOf(locale, 9))]),
    afternoon: new Set(["pm", ...wordsOf(periodOf(locale, 18))]),
    fillers: new Set([
      ...typedFillers,
      ...monthRows.flatMap(shared),
      ...literals.filter(({ type }) => type === "literal").flatMap(({ value }) => wordsOf(value)),
    ]),
  };
};

const periodOf = (locale: string, hour: number): string =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", hour12: true })
    .formatToParts(sample(10, 15, hour))
    .find(({ type }) => type === "dayPeriod")?.value ?? "";

/** A number, the marks that are written to it ("1st", "9h", "10月"), and what stands before the next. */
const numbered = /(\d+)((?![ap]\.?m)\p{L}{1,2}(?!\p{L})|年|月|日|時|时|分|秒)?([^\d]*)/giu;

interface Numbered {
  readonly digits: string;
  readonly mark: string;
  readonly after: string;
}

/**
 * A date with a time of day as people of a region type it: "31.12.2026 18:00", "12/31/2026 6 PM", "fredag 31. desember 2026 kl. 18.00", or as it
 * is stored, with an offset or without.
 *
 * @param locale BCP 47; decides whether "3/4/2026" is in March or in April
 * @returns as it is stored, such as 2026-12-31T18:00; undefined for anything that is not one time of one day
 */
export const readTime = (text: string, locale: string): string | undefined => {
  const trimmed = toLatinDigits(text.trim());
  if (isTime(trimmed)) return trimmed;
  const [, clock, sign, hours = "", minutes = "00"] = /^(.+?)\s(?:GMT|UTC)(?:([+-])(\d{1,2})(?::(\d{2}))?)?$/.exec(trimmed) ?? [];
  if (clock === undefined) return readLocalTime(trimmed, locale);
  const read = `${readLocalTime(clock, locale) ?? ""}${sign === undefined ? "Z" : `${sign}${hours.padStart(2, "0")}:${minutes}`}`;
  return isTime(read) ? read : undefined;
};

const readLocalTime = (trimmed: string, locale: string): string | undefined => {
  const habits = habitsOf(locale);
  const numbers = [...trimmed.matchAll(numbered)].map(([, digits = "", mark = "", after = ""]): Numbered => ({ digits, mark, after }));
  const words = wordsOf(trimmed.replaceAll(numbered, (_, digits: string, _mark: string, after: string) => `${digits} ${after}`));
  const found = readWords(words, habits);
  if (found === undefined) return undefined;
  const dates = numbers.slice(0, found.month === undefined ? 3 : 2);
  const day = found.month === undefined ? inOrder(dates, habits.isMonthFirst) : withName(dates, found.month);
  const time = toClock(numbers.slice(dates.length), found);
  if (day === undefined || time === undefined || !isDay(day)) return undefined;
  const isOnIts = found.weekday === undefined || new Date(`${day}T00:00:00Z`).getUTCDay() === found.weekday;
  return isOnIts ? `${day}T${time}` : undefined;
};

interface FoundWords {
  readonly month: number | undefined;
  readonly weekday: number | undefined;
  readonly isMorning: boolean;
  readonly isAfternoon: boolean;
}

/** Undefined where a word is unknown, or where two months or days of the week are named. */
const readWords = (words: readonly string[], habits: Habits): FoundWords | undefined => {
  const months = words.flatMap((word) => habits.months.get(word) ?? []);
  const days = words.filter((word) => !habits.months.has(word)).flatMap((word) => habits.weekdays.get(word) ?? []);
  const { months: ofMonths, weekdays, fillers, morning, afternoon } = habits;
  const isKnown = words.every((word) => [ofMonths, weekdays, fillers, morning, afternoon].some((those) => those.has(word)));
  if (!isKnown || months.length > 1 || days.length > 1) return undefined;
  return {
    month: months[0],
    weekday: days[0],
    isMorning: words.some((word) => morning.has(word)),
    isAfternoon: words.some((word) => afternoon.has(word)),
  };
};

/** The month has a name: day and year are told apart by their length. */
const withName = ([first, second]: readonly Numbered[], month: number): string | undefined =>
  first?.digits.length === 4 ? toDay(first, String(month), second?.digits) : toDay(second, String(month), first?.digits);

const inOrder = ([first, second, third]: readonly Numbered[], isMonthFirst: boolean): string | undefined => {
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (first.digits.length === 4) return toDay(first, second.digits, third.digits);
  // Where only one of them can be a month, the region does not matter.
  const [canFirst, canSecond] = [Number(first.digits) <= 12, Number(second.digits) <= 12];
  const isFirstTheMonth = canFirst && (isMonthFirst || !canSecond);
  return isFirstTheMonth ? toDay(third, first.digits, second.digits) : toDay(third, second.digits, first.digits);
};

/** Years before 1900 are of another calendar, or mistyped. */
const toDay = (year: Numbered | undefined, month: string, day = ""): string | undefined =>
  year !== undefined && /^(19|[2-9]\d)\d{2}$/.test(year.digits) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
    ? `${year.digits}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
    : undefined;

const toClock = (numbers: readonly Numbered[], { isMorning, isAfternoon }: FoundWords): string | undefined => {
  const [hour, minute, second] = numbers;
  const isHalf = isMorning !== isAfternoon;
  // "18-20" is no clock time, and a lone number is one only as "18h" or "6 pm".
  const isJoined = numbers.slice(0, -1).every(({ mark, after }) => mark !== "" || /^\s?[:.]\s?$/.test(after));
  const isAlone = minute === undefined && hour?.mark === "" && !isHalf;
  if (hour === undefined || numbers.length > 3 || !isJoined || isAlone) return undefined;
  const rest = [minute?.digits ?? "00", ...(second === undefined ? [] : [second.digits])];
  if (!/^\d{1,2}$/.test(hour.digits) || !rest.every((part) => /^[0-5]\d$/.test(part))) return undefined;
  const typed = Number(hour.digits);
  if (typed > 23 || (isHalf && (typed > 12 || typed === 0))) return undefined;
  const full = isHalf ? (typed % 12) + (isAfternoon ? 12 : 0) : typed;
  return [String(full).padStart(2, "0"), ...rest].join(":");
};

/** A stored time as the region writes it, with its offset if it has one; as it is stored where it is no time. */
export const writeTime = (stored: string, locale: string): string => {
  if (!isTime(stored)) return stored;
  const [, clock = stored, offset] = /^(.+?)(Z|[+-]\d{2}:\d{2})$/i.exec(stored) ?? [];
  const minute = clock.replace(/(T\d{2}:\d{2}):00$/, "$1");
  const shown = writeLocalTime(minute, locale);
  if (shown === minute) return stored;
  return offset === undefined ? shown : `${shown} ${zoneOf(offset)}`;
};

/** +02:00 is GMT+2. */
const zoneOf = (offset: string): string =>
  `GMT${offset
    .replace(/^z$/i, "")
    .replace(/^([+-])0/, "$1")
    .replace(/:00$/, "")}`;

const writeLocalTime = (stored: string, locale: string): string => {
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
