import { daysBetween, type OpeningSpan, readTime, sortSpans, toSpans, type Weekday } from "./opening-hours.ts";
import { type WeekdayNames, weekdayNames } from "./weekday-names.ts";

type Token =
  | { readonly kind: "days"; readonly days: readonly Weekday[] }
  | { readonly kind: "time"; readonly minutes: number }
  | { readonly kind: "dash" | "and" | "closed" | "other" };

/** Longer lines are prose. */
const longestLine = 240;

/** More are a timetable. */
const mostSpans = 100;

/** 06:00, and 17 hours. A place that closes before it opens closes in the night; "9:00–5:00" means the afternoon, but does not say so. */
const latestNight = 360;
const longestDay = 1_020;

const word =
  /(\d{1,2}(?:[:.hH]\d{2})?)\s?([ap])\.?m\b\.?|(\d{1,2}(?:[:.hH]\d{2})|\d{1,2}h\b|\d{1,2}(?:時|点)(?:\d{2}分)?|\b\d{1,2}\b)|((?!t\/m\b)\p{L}(?:[\p{L}\p{M}.'׳’]|-(?=\p{L}))*)|([-–—~〜～]|\bt\/m\b)|([,;/&+、・])/gu;

const dashes = new Set([
  "to",
  "til",
  "till",
  "bis",
  "au",
  "à",
  "a",
  "al",
  "às",
  "até",
  "hasta",
  "tot",
  "do",
  "klo",
  "עד",
  "から",
  "through",
  "thru",
]);
const ands = new Set(["and", "og", "och", "und", "et", "y", "e", "en", "ja", "i", "ו", "и"]);
const closeds = new Set([
  "closed",
  "stengt",
  "lukket",
  "stängt",
  "geschlossen",
  "fermé",
  "cerrado",
  "chiuso",
  "gesloten",
  "suljettu",
  "zavřeno",
  "nieczynne",
  "закрыто",
  "סגור",
  "定休日",
  "休み",
  "ruhetag",
]);

/** Hours that stand on a page as text: "Mon–Fri 9–17", "Lørdag: 10.00 til 15.00", "月〜金 9:00〜18:00". */
export const hoursFromLines = (lines: readonly string[], language: string): readonly OpeningSpan[] => {
  const names = weekdayNames(language);
  const spans = lines
    .filter(({ length }) => length <= longestLine)
    .flatMap((line) => readLine(line, names))
    .slice(0, mostSpans);
  // Times for a day that come twice and differ are of different things: a shop and its café.
  const lineOf = new Map<Weekday, string>();
  const first = spans.filter(({ day, line }) => {
    lineOf.set(day, lineOf.get(day) ?? line);
    return lineOf.get(day) === line;
  });
  return sortSpans(first.map(({ day, opens, closes }) => ({ day, opens, closes })));
};

interface LineSpan extends OpeningSpan {
  readonly line: string;
}

const readLine = (line: string, names: WeekdayNames): readonly LineSpan[] => {
  const tokens = tokensOf(line, names);
  const spans: LineSpan[] = [];
  let days: readonly Weekday[] = [];
  let isFresh = true;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === "days") {
      const range = tokens[at + 1]?.kind === "dash" ? tokens[at + 2] : undefined;
      const [first, last] = [token.days[0], range?.kind === "days" ? range.days.at(-1) : undefined];
      const read = first !== undefined && last !== undefined ? daysBetween(first, last) : token.days;
      if (range?.kind === "days") at += 2;
      days = isFresh ? [...days, ...read] : read;
      isFresh = true;
    } else if (token?.kind === "time") {
      const [dash, until] = [tokens[at + 1], tokens[at + 2]];
      if (dash?.kind !== "dash" || until?.kind !== "time") continue;
      const read = toSpans(days, token.minutes, until.minutes).filter(
        ({ opens, closes }) => closes > opens || (closes <= latestNight && closes + 1440 - opens <= longestDay),
      );
      spans.push(...read.map((span) => ({ ...span, line })));
      isFresh = false;
      at += 2;
    } else if (token?.kind === "closed") {
      days = [];
    }
  }
  return spans;
};

const tokensOf = (line: string, names: WeekdayNames): readonly Token[] =>
  Array.from(line.matchAll(word)).map(([text, clock, half, time, letters, dash, comma]): Token => {
    if (clock !== undefined) return timeToken(halfDay(readTime(clock), half ?? ""));
    if (time !== undefined)
      return timeToken(
        readTime(
          time
            .replace(/[時点]/, ":")
            .replace("分", "")
            .replace(/[:h]$/, ""),
        ),
      );
    if (dash !== undefined) return { kind: "dash" };
    if (comma !== undefined) return { kind: "and" };
    return wordToken(letters ?? text, names);
  });

const wordToken = (letters: string, names: WeekdayNames): Token => {
  const form = letters.toLowerCase().replace(/\.$/, "");
  if (form === "midnight" || form === "noon") return timeToken(form === "noon" ? 720 : 1440);
  if (closeds.has(form)) return { kind: "closed" };
  const days = names.find(letters) ?? daysOfPair(letters, names);
  if (days !== undefined) return { kind: "days", days };
  if (dashes.has(form)) return { kind: "dash" };
  return { kind: ands.has(form) ? "and" : "other" };
};

/** "Mon-Fri" and "א׳-ה׳" are one word to who looks for letters. */
const daysOfPair = (letters: string, names: WeekdayNames): readonly Weekday[] | undefined => {
  const [from = "", to = "", ...more] = letters.split("-");
  const [first, last] = [names.find(from)?.[0], names.find(to)?.at(-1)];
  return more.length > 0 || first === undefined || last === undefined ? undefined : daysBetween(first, last);
};

const timeToken = (minutes: number | undefined): Token => (minutes === undefined ? { kind: "other" } : { kind: "time", minutes });

const halfDay = (minutes: number | undefined, half: string): number | undefined =>
  minutes === undefined || minutes >= 780 ? undefined : (minutes % 720) + (half.toLowerCase() === "p" ? 720 : 0);
