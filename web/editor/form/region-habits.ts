/** How a region writes a date: in which order, with which names, and which words stand beside them. */
export interface Habits {
  readonly isMonthFirst: boolean;
  readonly isYearFirst: boolean;
  /** From 1. */
  readonly months: ReadonlyMap<string, number>;
  /** From 0, Sunday. */
  readonly weekdays: ReadonlyMap<string, number>;
  readonly morning: ReadonlySet<string>;
  readonly afternoon: ReadonlySet<string>;
  /** They say nothing. */
  readonly fillers: ReadonlySet<string>;
}

/** They stand beside a clock time: "kl. 18" is one. Where they are said of half a day, as "at" and "a las" are, an hour alone would be either. */
export const clockWords: ReadonlySet<string> = new Set(
  "kl klo kello klokken klockan um uhr om uur h hs hrs hora horas godz ore الساعة בשעה".split(" "),
);

/** Other words that people type and that no format of CLDR has. None of them could name a place, a zone or a second time. */
const typedFillers = ["at", "on", "a", "las", "à", "às", "le", "el", "r", "в", ...clockWords] as const;

const sample = (month: number, day = 15, hour = 12): Date => new Date(2026, month, day, hour, 40);

/** Letters without their full stops: "p. m." is "pm". */
export const wordsOf = (text: string): readonly string[] =>
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

export const habitsOf = (locale: string): Habits => {
  const habits = known.get(locale) ?? learnHabits(locale);
  known.set(locale, habits);
  return habits;
};

const learnHabits = (locale: string): Habits => {
  const order = new Intl.DateTimeFormat(locale).formatToParts(sample(10)).map(({ type }) => type);
  const widths = ["long", "short"] as const;
  const monthRows = [locale, "en"].flatMap((of) =>
    // In Hebrew and Slavic languages, a month has another form beside its day.
    widths.flatMap((month) => [{ day: "numeric", month } as const, { month }].map((options) => names(of, 12, options, sample))),
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
    isYearFirst: order.indexOf("year") < order.indexOf("day"),
    months: new Map([["sept", 9] as const, ...monthRows.flatMap((rows) => toIndex(rows, 1))]),
    weekdays: new Map(dayRows.flatMap((rows) => toIndex(rows, 0))),
    morning: new Set(["am", "صباحا", "صباحًا", "صباحاً", ...wordsOf(periodOf(locale, 9))]),
    afternoon: new Set(["pm", "مساء", "مساءً", ...wordsOf(periodOf(locale, 18))]),
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
