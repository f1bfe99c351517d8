import { intlLanguage } from "./intl-language.ts";
import { daysBetween, readTime, type Weekday, weekdays } from "./opening-hours.ts";
import { type WeekdayNames, weekdayNames, withoutPhrases } from "./weekday-names.ts";

export type HourToken =
  | { readonly kind: "days"; readonly days: readonly Weekday[]; readonly isShort: boolean }
  | { readonly kind: "time"; readonly minutes: number; readonly isPlain: boolean }
  | { readonly kind: "word"; readonly length: number }
  | { readonly kind: "dash" | "and" | "closed" | "until" | "open" | "close" | "number" };

/** What a language needs to be read. Made once for a page. */
export interface HourWords {
  readonly names: WeekdayNames;
  /** Words between the last two of a list. */
  readonly ands: ReadonlySet<string>;
  /** People write 5 for 17. */
  readonly isHalfDay: boolean;
}

export const hourWords = (language: string): HourWords => {
  const tags = [...new Set([intlLanguage(language), "en"])];
  const lists = tags.flatMap((tag) => new Intl.ListFormat(tag).formatToParts(["A", "B"]));
  const ands = lists.flatMap(({ type, value }) => (type === "literal" ? [value.trim().toLowerCase()] : []));
  return { names: weekdayNames(language), ands: new Set(ands), isHalfDay: tags[0]?.startsWith("en") === true };
};

/** Words for "closed" that may stand beside a day. */
const closed =
  /^(?:closed|stengt|lukket|stängt|geschlossen|ruhetag|fermé|fermée|cerrado|tancat|fechado|chiuso|gesloten|suljettu|zavřeno|zatvorené|nieczynne|zamknięte|suletud|slēgts|zárva|închis|закрыто|выходной|зачинено|κλειστά|kapalı\p{L}*|סגור|مغلق|定休日|定休|休み|休業|休业|휴무)$/iu;

const until = /^(?:まで|까지)/u;

const word =
  /(\d{1,2}(?:[:.hH]\d{2})?)\s?([ap])\.?\s?m\b\.?|(\d{1,2}(?:[:.hH]\d{2})\b(?:\sh\b)?|\d{1,2}\s?h\b|\d{1,2}(?:時|点|시)(?:\d{2}分)?|(?<![\d.,])\d{1,2}(?![\d]|[.,]\d))|(\d[\d.,]*)|((?!t\/m\b)\p{L}(?:[\p{L}\p{M}.'׳’ʼ]|-(?=\p{L}))*)|([-–—~〜～]|\bt\/m\b)|([,;/&+、・])|([(（])|([)）])/gu;

/** Days in scripts that have no spaces, within longer words. */
const daysInHan = /[月火水木金土日](?=曜)|(?<=周|週|星期|礼拜|禮拜)[一二三四五六日天]|[월화수목금토일](?=요일)/gu;

const hanDays: Readonly<Record<string, string>> = Object.fromEntries(
  ["月一월", "火二화", "水三수", "木四목", "金五금", "土六토", "日天일"].flatMap((letters, at) =>
    Array.from(letters).map((letter) => [letter, ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][at] ?? ""]),
  ),
);

/** The Portuguese number the days from Monday, the second, to Friday: "2.ª a 6.ª feira". */
const withoutOrdinals = (sentence: string): string =>
  sentence.replaceAll(/(?<!\d)([2-6])\.?ª(?:[\s-]?feiras?)?/giu, (_, day: string) => portugueseDays[Number(day) - 2] ?? "");

const portugueseDays = ["segunda", "terça", "quarta", "quinta", "sexta"];

/** A sentence in the words of opening hours. */
export const tokensOf = (sentence: string, words: HourWords): readonly HourToken[] =>
  Array.from(plainOf(sentence).matchAll(word)).map(([text, clock, half, time, number, letters, dash, comma, open, close]): HourToken => {
    if (clock !== undefined) return timeToken(halfDay(readTime(clock), half ?? ""), false);
    if (time !== undefined) return timeToken(readTime(hourOf(time)), /^\d{1,2}$/.test(time));
    if (number !== undefined) return { kind: "number" };
    if (dash !== undefined) return { kind: "dash" };
    if (comma !== undefined) return { kind: "and" };
    if (open !== undefined) return { kind: "open" };
    return close === undefined ? wordToken(letters ?? text, words) : { kind: "close" };
  });

/** With the conventions of single scripts and languages spelled out: "午後6時" is 18:00, "第3火曜" is not a day of every week. */
const plainOf = (sentence: string): string =>
  withoutPhrases(withoutOrdinals(sentence).normalize("NFKC"))
    .replaceAll(/第\s?\d(?:[・,、]第?\d)?\s?[月火水木金土日](?:曜日?)?/gu, " ")
    .replaceAll(/(?:午後|오후|下午)\s?(\d{1,2})/gu, (_, hour: string) => String((Number(hour) % 12) + 12))
    .replaceAll(/(?:午前|오전|上午)\s?(?=\d)/gu, "")
    .replaceAll(daysInHan, (letter) => ` ${hanDays[letter] ?? ""} `)
    .replaceAll(/(?<=Mon|Tue|Wed|Thu|Fri|Sat|Sun)\s(?:曜日?|요일)/gu, " ")
    .replaceAll(/(?<=\d|時)(?=まで|까지|から|부터)/gu, " ")
    .replaceAll(/から|부터/gu, " - ")
    .replaceAll(/(?<![\d.:])(\d{1,2})\s?(?:Uhr|uur|u|hrs|hodin|ч)(?!\p{L})/giu, "$1:00")
    .replaceAll(/\b12\s?(?=noon\b)noon/giu, "12:00")
    .replaceAll(/\b(?:12\s?)?midnight\b/giu, "24:00")
    .replaceAll(/\bnoon\b/giu, "12:00");

const hourOf = (time: string): string =>
  time
    .replace(/[時点시]/, ":")
    .replace("分", "")
    .replace(/\sh$/, "")
    .replace(/\s?[:h]$/i, "");

const wordToken = (letters: string, { names, ands }: HourWords): HourToken => {
  const form = letters.toLowerCase().replace(/\.$/, "");
  if (closed.test(form)) return { kind: "closed" };
  if (until.test(form)) return { kind: "until" };
  // Some languages have one letter for "and" and for a day.
  if (ands.has(form) && letters.length <= 3 && !/['׳’]/.test(letters) && !/^\p{Lu}$/u.test(letters)) return { kind: "and" };
  const pair = daysOfPair(letters, names);
  if (pair !== undefined) return { kind: "days", days: pair, isShort: false };
  const days = names.find(letters) ?? daysOfLetters(letters);
  if (days !== undefined) return { kind: "days", days, isShort: form.replaceAll(/['׳’]/g, "").length <= 3 && !/['׳’]/.test(letters) };
  return { kind: "word", length: form.length };
};

/** "Mon-Fri" and "א׳-ה׳" are one word to a search for letters. */
const daysOfPair = (letters: string, names: WeekdayNames): readonly Weekday[] | undefined => {
  const [from = "", to = "", ...more] = letters.split("-");
  const [first, last] = [names.find(from)?.[0], names.find(to)?.at(-1)];
  return more.length > 0 || first === undefined || last === undefined ? undefined : daysBetween(first, last);
};

/** "月火水" and "土日祝": each letter is a day. */
const daysOfLetters = (letters: string): readonly Weekday[] | undefined => {
  if (!/^[月火水木金土日祝]{1,8}$/u.test(letters) || letters === "祝") return undefined;
  const order = "月火水木金土日";
  return weekdays.filter((day) => letters.includes(order[day - 1] ?? ""));
};

const timeToken = (minutes: number | undefined, isPlain: boolean): HourToken =>
  minutes === undefined ? { kind: "number" } : { kind: "time", minutes, isPlain };

const halfDay = (minutes: number | undefined, half: string): number | undefined =>
  minutes === undefined || minutes >= 780 ? undefined : (minutes % 720) + (half.toLowerCase() === "p" ? 720 : 0);
