import { intlLanguage } from "./intl-language.ts";
import { dateOf, type Weekday, weekdays } from "./opening-hours.ts";

/** Words for days as websites write them. */
export interface WeekdayNames {
  readonly find: (word: string) => readonly Weekday[] | undefined;
}

/** Words for several days, which `Intl` lacks. What takes more than one word is in `phrases`. */
const groups: Readonly<Record<string, readonly Weekday[]>> = {
  ...groupOf(
    weekdays,
    "daily everyday täglich daglig dagligen dagligt quotidien quotidiennement denně dagelijks codziennie päivittäin ежедневно щодня diario diariamente",
    "giornaliero iganda каждыйдень καθημερινά 毎日 無休 每天 매일 يوميا denne naponta zilnic",
  ),
  ...groupOf(
    [1, 2, 3, 4, 5],
    "weekday weekdays hverdag hverdager hverdage vardag vardagar werktags wochentags werktagen arkisin arkipäivisin werkdagen doordeweeks tööpäeviti",
    "tööpäevadel будни robocze pracovní feriali laborables úteis ouvrables munkanapokon hétköznap hétköznapokon καθημερινές делници 平日 工作日 평일 darbdienās",
  ),
  ...groupOf([6, 7], "weekend weekends helg helger helgen wochenende wochenenden fin viikonloppuisin víkend 土日 土日祝 周末 週末 주말"),
};

function groupOf(days: readonly Weekday[], ...words: readonly string[]): Readonly<Record<string, readonly Weekday[]>> {
  return Object.fromEntries(words.flatMap((list) => list.split(" ")).map((word) => [word, days]));
}

/** What some languages say in more words, or in letters, with what means the same. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bmon(?:day)?s? to sundays?\b|\b(?:every|each) day\b|\b(?:7|seven) days(?: a week)?\b|\b7j?\/7\b/giu, "daily"],
  [
    /\b(?:tous les jours|todos los días|todos os dias|tots els dies|tutti i giorni|ogni giorno|alle dager|alle dage|alla dagar|elke dag|jeden Tag)\b/giu,
    "daily",
  ],
  [
    /(?:każdego dnia|każdy dzień|joka päivä|iga päev|každý den|katru dienu|minden nap|svaki dan|vsak dan|her gün|כל יום|כל השבוע|каждый день|кожен день)/giu,
    "daily",
  ],
  [/\b(?:hafta içi|en semaine|entre semana|door de week|radnim dan(?:om|ima)|darba dienās|virka daga)(?!\p{L})/giu, "weekdays"],
  [/\btot en met\b/giu, "t/m"],
  [/\bM\s?[-–]\s?F\b/gu, "Mon–Fri"],
  [/\b(?:hafta sonu|le week-end|fin de semana|fim de semana)(?!\p{L})/giu, "weekend"],
];

/** A sentence with one word instead of several. */
export const withoutPhrases = (text: string): string => phrases.reduce((line, [phrase, word]) => line.replaceAll(phrase, word), text);

/** The names of the days in the language of a page, and in English, in which many pages write them too. */
export const weekdayNames = (language: string): WeekdayNames => {
  const tables = [...new Set([intlLanguage(language), "en"])].map(tableOf);
  const found = new Map<string, readonly Weekday[] | undefined>();
  return {
    find: (word) => {
      const form = formOf(word);
      if (!found.has(form) && found.size < mostWords) found.set(form, findDays(form, word, tables));
      return found.get(form);
    },
  };
};

/** Different words of one page that are remembered. */
const mostWords = 5_000;

interface DayTable {
  readonly names: readonly { readonly day: Weekday; readonly long: string; readonly short: string; readonly narrow: string }[];
  /** Letters such as those of Estonian or Hebrew, which name a day alone. */
  readonly hasLetters: boolean;
}

const tableOf = (language: string): DayTable => {
  const names = weekdays.map((day) => {
    const [long = "", short = "", narrow = ""] = (["long", "short", "narrow"] as const).map((weekday) =>
      formOf(new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(dateOf(day))),
    );
    return { day, long, short, narrow };
  });
  const isHebrew = language.startsWith("he");
  return { names, hasLetters: !isHebrew && new Set(names.map(({ narrow }) => narrow)).size === weekdays.length };
};

const findDays = (form: string, word: string, tables: readonly DayTable[]): readonly Weekday[] | undefined => {
  if (form === "") return undefined;
  if (Object.hasOwn(groups, form)) return groups[form];
  for (const { names, hasLetters } of tables) {
    const exact = names.find(({ long, short }) => long === form || short === form || long.endsWith(` ${form}`));
    if (exact !== undefined) return [exact.day];
    const letter = hasLetters && /^\p{Lu}$|^\p{Lo}$/u.test(word) ? names.find(({ narrow }) => narrow === form) : undefined;
    if (letter !== undefined) return [letter.day];
    const likely = names.filter(
      ({ long, short }) => isShortFor(form, long) || isSkeletonOf(form, long) || isFormOf(form, long) || isFormOf(form, short, 1),
    );
    if (likely.length === 1) return likely.map(({ day }) => day);
  }
  return Object.hasOwn(hebrewLetters, form) ? hebrewLetters[form] : undefined;
};

/** "Tues", "seg", "pon": the beginning of one day's name, and of no other. */
const isShortFor = (form: string, long: string): boolean => form.length >= 2 && form.length < long.length && long.startsWith(form);

/** "pn.", "Pk": consonants of a name in their order, which are no word. */
const isSkeletonOf = (form: string, long: string): boolean =>
  /^[^aeiouyąęóíáéýúůěäöüõåæøаеиоуіяю]{2,3}$/u.test(form) &&
  new RegExp(
    `^${Array.from(form)
      .map((letter) => RegExp.escape(letter))
      .join(".*")}`,
    "u",
  ).test(long);

/** "lauantaisin", "soboty", "søndager": a name with another ending. `grown` says how many letters may follow it at most, if that is little. */
const isFormOf = (form: string, name: string, grown = 4): boolean => {
  const shared = Array.from(name).findIndex((letter, at) => form[at] !== letter);
  const length = shared < 0 ? name.length : shared;
  return length >= Math.max(3, Math.ceil(name.length * 0.65)) && form.length <= name.length + grown && (grown > 1 || shared < 0);
};

/** The week begins with Sunday, and its days are numbered by letters. `Intl` writes the sixth as people write "and". */
const hebrewLetters: Readonly<Record<string, readonly Weekday[]>> = { א: [7], ב: [1], ג: [2], ד: [3], ה: [4], ו: [5], ש: [6], שבת: [6] };

/** Portuguese and French write `segunda-feira` and `lun.`, Hebrew `א׳`. */
const formOf = (word: string): string =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[.'׳’ʼ]/g, "")
    .replace(/-feira$/, "")
    .replace(/^יום /, "");
