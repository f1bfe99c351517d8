import { dateOf, type OpeningSpan, readTime, toSpans, weekdays } from "../core/opening-hours.ts";
import { plainDigits } from "../core/plain-digits.ts";
import { foldWords } from "../core/text.ts";
import type { QuotedHours } from "./extraction-model.ts";
import { tagOf } from "./languages.ts";

/** The spans of an entry whose days exist and whose times are digits of what was quoted; undefined when they are not. */
export const verifyHours = ({ days, opens, closes }: QuotedHours, quoted: string, language: string): readonly OpeningSpan[] | undefined => {
  const [from, to] = [readTime(opens), readTime(closes)];
  if (from === undefined || to === undefined || !days.every((day) => weekdays.some((known) => known === day))) return undefined;
  const text = plainDigits(quoted);
  const isWholeDay = from === 0 && to >= lastMinute && /(?<!\d)24(?!\d)/.test(text);
  const isSaid = (time: number): boolean => saysTime(text, time) || namesTime(quoted, time, language);
  if (!isWholeDay && !(isSaid(from) && isSaid(to))) return undefined;
  const spans = toSpans(
    weekdays.filter((day) => days.includes(day)),
    from,
    to,
  );
  return spans.length === 0 ? undefined : spans;
};

const noon = 720;

/** 23:59 is how programs write the end of a day. */
const lastMinute = 1439;

/** Whether a text with plain digits has a time: "7", "07", "7:30", "7.30", "7h30", "0730", "7時30分"; in the afternoon also "5" and "5:30" for 17:00 and 17:30. */
const saysTime = (text: string, time: number): boolean =>
  [time, ...(time >= lastMinute ? [0, lastMinute] : [])].some((minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")];
    return [hours, ...(hours >= 12 ? [hours - 12] : []), ...(hours % 12 === 0 ? [12] : [])].some((hour) => hasTime(text, hour, rest));
  });

const hasTime = (text: string, hour: number, minutes: string): boolean =>
  new RegExp(`(?<!\\d|\\d[:.,hH])0?${hour}(?:\\s?[^\\d\\s–-]?\\s?${minutes}${minutes === "00" ? "|(?![:.,hH]?\\d)" : ""})(?!\\d)`).test(
    text,
  );

/** Noon has a name, in the language of the page: "midi". */
const namesTime = (quoted: string, time: number, language: string): boolean => {
  if (time !== noon) return false;
  const format = new Intl.DateTimeFormat([tagOf(language)?.split("-")[0] ?? "en"], {
    hour: "numeric",
    hour12: true,
    dayPeriod: "long",
    timeZone: "UTC",
  });
  const name = format.formatToParts(dateOf(1, noon)).find(({ type }) => type === "dayPeriod")?.value ?? "";
  return name !== "" && foldWords(quoted).includes(foldWords(name));
};
