import { isDay, isTime } from "./field-values.ts";
import { clockWords, type Habits, habitsOf, wordsOf } from "./region-habits.ts";
import { toLatinDigits } from "./regional-number.ts";

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
  const size = found.month === undefined ? 3 : 2;
  const [head, tail] = [numbers.slice(0, size), numbers.slice(-size)];
  const first = found.month === undefined ? inOrder(head, habits) : withName(head, found.month);
  return (
    joined(first, toClock(numbers.slice(size), found), found) ??
    // The time before the date.
    joined(
      found.month !== undefined
        ? withName(tail, found.month)
        : areJoined(tail) && tail.some(({ digits }) => digits.length === 4)
          ? inOrder(tail, habits)
          : undefined,
      toClock(numbers.slice(0, -size), found),
      found,
    )
  );
};

const joined = (day: string | undefined, time: string | undefined, { weekday }: FoundWords): string | undefined => {
  if (day === undefined || time === undefined || !isDay(day)) return undefined;
  const isOnIts = weekday === undefined || new Date(`${day}T00:00:00Z`).getUTCDay() === weekday;
  return isOnIts ? `${day}T${time}` : undefined;
};

/** "31.12.2026", "2026-12-31". */
const areJoined = (date: readonly Numbered[]): boolean => date.slice(0, -1).every(({ after }) => /^\s?[./-]\s?$/.test(after));

interface FoundWords {
  readonly month: number | undefined;
  readonly weekday: number | undefined;
  readonly isMorning: boolean;
  readonly isAfternoon: boolean;
  /** A word says that a time of day is meant. */
  readonly isClock: boolean;
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
    isClock: words.some((word) => clockWords.has(word)),
  };
};

/** The month has a name: day and year are told apart by their length. */
const withName = ([first, second]: readonly Numbered[], month: number): string | undefined =>
  first?.digits.length === 4 ? toDay(first, String(month), second?.digits) : toDay(second, String(month), first?.digits);

const inOrder = (date: readonly Numbered[], { isMonthFirst, isYearFirst }: Habits): string | undefined => {
  const [first, second, third] = date;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (first.digits.length === 4) return toDay(first, second.digits, third.digits);
  // Where only one of them can be a month, the region does not matter.
  const [canFirst, canSecond] = [Number(first.digits) <= 12, Number(second.digits) <= 12];
  const isFirstTheMonth = canFirst && (isMonthFirst || !canSecond);
  const year = areJoined(date) && !isYearFirst ? withCentury(third) : third;
  return isFirstTheMonth ? toDay(year, first.digits, second.digits) : toDay(year, second.digits, first.digits);
};

/** "26" is 2026, unless it might be an hour: "3.10. 18:15". */
const withCentury = (year: Numbered): Numbered =>
  /^[0-6]\d$/.test(year.digits) && /^(?:[\s,]|$)/.test(year.after) ? { ...year, digits: `20${year.digits}` } : year;

/** Years before 1900 are of another calendar, or mistyped. */
const toDay = (year: Numbered | undefined, month: string, day = ""): string | undefined =>
  year !== undefined && /^(19|[2-9]\d)\d{2}$/.test(year.digits) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
    ? `${year.digits}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
    : undefined;

const toClock = (numbers: readonly Numbered[], { isMorning, isAfternoon, isClock }: FoundWords): string | undefined => {
  const [hour, minute, second] = isClock ? apart(numbers) : numbers;
  const isHalf = isMorning !== isAfternoon;
  // "18-20" is no clock time, and a lone number is one only as "18h", "kl. 18" or "6 pm".
  const isJoined = numbers.slice(0, -1).every(({ mark, after }) => mark !== "" || /^\s?(?:[:.]|h|uhr|uur)\s?$/i.test(after));
  const isAlone = minute === undefined && hour?.mark === "" && !isHalf && !isClock;
  if (hour === undefined || numbers.length > 3 || !isJoined || isAlone) return undefined;
  const rest = [minute?.digits ?? "00", ...(second === undefined ? [] : [second.digits])];
  if (!/^\d{1,2}$/.test(hour.digits) || !rest.every((part) => /^[0-5]\d$/.test(part))) return undefined;
  const typed = Number(hour.digits);
  if (typed > 23 || (isHalf && (typed > 12 || typed === 0))) return undefined;
  const full = isHalf ? (typed % 12) + (isAfternoon ? 12 : 0) : typed;
  return [String(full).padStart(2, "0"), ...rest].join(":");
};

/** "1830" is 18:30. */
const apart = (numbers: readonly Numbered[]): readonly Numbered[] => {
  const [only] = numbers;
  if (numbers.length !== 1 || only === undefined || !/^\d{4}$/.test(only.digits)) return numbers;
  return [only.digits.slice(0, 2), only.digits.slice(2)].map((digits) => ({ ...only, digits }));
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
