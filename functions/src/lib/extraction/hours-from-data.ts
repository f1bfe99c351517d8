import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";
import { asList, localName, textsOf } from "./json-ld.ts";
import { daysBetween, type OpeningSpan, readTime, sortSpans, toSpans, type Weekday, weekdays } from "../core/opening-hours.ts";

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** A day by its English name, or by two or three letters of it: https://schema.org/openingHours */
const dayOf = (name: string): Weekday | undefined => {
  const form = localName(name.trim()).toLowerCase();
  return weekdays.find((day) => [2, 3, undefined].some((length) => days[day - 1]?.slice(0, length) === form));
};

/** The regular hours of a node: https://schema.org/openingHoursSpecification, or the older https://schema.org/openingHours */
export const hoursFromData = (node: UnknownRecord): readonly OpeningSpan[] => {
  const specified = asList(node["openingHoursSpecification"]).flatMap((item) => (isRecord(item) ? readSpecification(item) : []));
  const spans = specified.length > 0 ? specified : textsOf(node["openingHours"]).flatMap(readText);
  return sortSpans(spans);
};

/** Hours with dates are those of holidays; a day that opens and closes at the same time is closed. */
const readSpecification = (item: UnknownRecord): readonly OpeningSpan[] => {
  if (item["validFrom"] !== undefined || item["validThrough"] !== undefined) return [];
  const named = textsOf(item["dayOfWeek"], ["@id", "name"]).flatMap((name) =>
    name.split(",").flatMap((part) => dayOf(part) ?? readDays(part)),
  );
  const [opens = ""] = textsOf(item["opens"]);
  const [closes = ""] = textsOf(item["closes"]);
  return opens === closes ? [] : toSpans(named, readTime(opens), readTime(closes));
};

/** "Mo-Fr 09:00-17:00", "Mo,We,Fr 09:00-12:00,13:00-17:00", several in one text with commas or semicolons between them. */
const readText = (text: string): readonly OpeningSpan[] => {
  const spans: OpeningSpan[] = [];
  let current: readonly Weekday[] = [];
  let isFresh = true;
  for (const part of text.slice(0, 500).split(/[\s,;]+/)) {
    const [from = "", to = ""] = part.split(/[-–]/);
    const named = readDays(part);
    if (named.length > 0) {
      current = isFresh ? [...current, ...named] : named;
      isFresh = true;
    } else if (/^\d/.test(part)) {
      spans.push(...toSpans(current, readTime(from), readTime(to)));
      isFresh = false;
    }
  }
  return spans;
};

const readDays = (part: string): readonly Weekday[] => {
  const [from = "", to] = part.split(/[-–]/);
  const [first, last] = [dayOf(from), to === undefined ? dayOf(from) : dayOf(to)];
  return first === undefined || last === undefined ? [] : daysBetween(first, last);
};
