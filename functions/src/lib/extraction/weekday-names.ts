import { type Weekday, weekdays } from "./opening-hours.ts";

/** Words for days as they stand on websites: those that `Intl` has for a language, and some that it has not. */
export interface WeekdayNames {
  readonly find: (word: string) => readonly Weekday[] | undefined;
}

const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

const fiveDays = [1, 2, 3, 4, 5] as const;
const weekend = [6, 7] as const;

/** Words for several days, and short forms beside those of CLDR. */
const others: Readonly<Record<string, readonly Weekday[]>> = {
  daily: weekdays,
  everyday: weekdays,
  täglich: weekdays,
  daglig: weekdays,
  alla: weekdays,
  quotidien: weekdays,
  denně: weekdays,
  dagelijks: weekdays,
  codziennie: weekdays,
  päivittäin: weekdays,
  ежедневно: weekdays,
  weekdays: fiveDays,
  hverdager: fiveDays,
  hverdage: fiveDays,
  vardagar: fiveDays,
  werktags: fiveDays,
  wochentags: fiveDays,
  arkisin: fiveDays,
  werkdagen: fiveDays,
  будни: fiveDays,
  平日: fiveDays,
  weekend,
  weekends: weekend,
  helg: weekend,
  helger: weekend,
  wochenende: weekend,
  土日: weekend,
  土日祝: weekend,
  mo: [1],
  tu: [2],
  we: [3],
  th: [4],
  fr: [5],
  sa: [6],
  su: [7],
  tues: [2],
  thur: [4],
  thurs: [4],
  weds: [3],
  א: [7],
  ב: [1],
  ג: [2],
  ד: [3],
  ה: [4],
  ו: [5],
  שבת: [6],
};

/** The names of the days in the language of a page, and in English, in which many pages write them too. */
export const weekdayNames = (language: string): WeekdayNames => {
  const names = new Map<string, readonly Weekday[]>(Object.entries(others).map(([word, days]) => [formOf(word), days]));
  for (const tag of ["en", language]) {
    for (const weekday of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat([tag, "en"], { weekday, timeZone: "UTC" });
      for (const day of weekdays) {
        const name = format.format(monday + (day - 1) * dayMs);
        for (const word of [name, ...name.split(/[\s-]+/).slice(-1)])
          if (!names.has(formOf(word)) || tag !== "en") names.set(formOf(word), [day]);
        if (/^[\p{Script=Latin}]+$/u.test(name)) names.set(formOf(`${name}s`), [day]);
      }
    }
  }
  return { find: (word) => names.get(formOf(word)) };
};

/** Portuguese and French write `segunda-feira` and `lun.`, Hebrew `א׳`. */
const formOf = (word: string): string =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[.'׳’]/g, "")
    .replace(/-feira$/, "");
