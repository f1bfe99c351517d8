import { dateOf, type OpeningSpan, type Weekday, weekdays } from "../../platform/core/opening-hours.ts";

/** "Monday – Friday 09:00–17:00, Saturday 10:00–14:00" in a language: days with equal hours are grouped, closed days omitted. */
export const speakHours = (spans: readonly OpeningSpan[], language: string): string => {
  const byDay = weekdays.map((day) => ({ day, hours: speakDay(spans, day, language) }));
  const runs: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const { day, hours } of byDay) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs
    .filter(({ hours }) => hours !== "")
    .map(({ first, last, hours }) => `${speakDays(first, last, language)} ${hours}`)
    .join(", ");
};

const speakDays = (first: Weekday, last: Weekday, language: string): string => {
  const format = formatOf(language, { weekday: "long" });
  return first === last ? format.format(dateOf(first)) : format.formatRange(dateOf(first), dateOf(last));
};

const speakDay = (spans: readonly OpeningSpan[], day: Weekday, language: string): string =>
  spans
    .filter((span) => span.day === day)
    .toSorted((a, b) => a.opens - b.opens)
    .map(({ opens, closes }) => (opens === 0 && closes === 1440 ? "24 h" : speakTimes(opens, closes, language)))
    .join(" + ");

/** Formats two times rather than a range, because `Intl` adds the date to ranges across midnight. */
const speakTimes = (opens: number, closes: number, language: string): string => {
  const format = formatOf(language, { hour: "numeric", minute: "2-digit" });
  return [opens, closes % 1440].map((minutes) => format.format(dateOf(1, minutes))).join("–");
};

const formatOf = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat([language, "en"], { ...options, timeZone: "UTC" });
