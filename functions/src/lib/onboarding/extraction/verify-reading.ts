import { setImmediate } from "node:timers/promises";
import { findPhoneNumbersInText, isSupportedCountry } from "libphonenumber-js/max";
import { speakHours } from "./speak-hours.ts";
import { type OpeningSpan, sortSpans, dateOf, readTime, toSpans, weekdays } from "../../platform/core/opening-hours.ts";
import { toneOf, type QuotedField, quotedFields, type Quotation, type WebsiteReading, type QuotedHours } from "./extraction-model.ts";
import { confidence, makeProfile, mergeProfiles } from "./make-profile.ts";
import type { ExtractedProfile, ExtractionCompany, ExtractionRequest, FieldSource } from "./extraction.ts";
import { isWrittenIn, namesLanguage } from "./languages.ts";
import { asSpokenLanguage } from "../../i18n/language.ts";
import { extractionLimits } from "./limits.ts";
import type { PageFacts } from "./page-facts.ts";
import { emailIn } from "./quoted-email.ts";
import { showPages, textOf } from "./shown-pages.ts";
import { findVerbatim } from "./verbatim.ts";
import { plainDigits, foldWords } from "../../platform/core/text.ts";

type Reader = Pick<ExtractionCompany, "country"> & Pick<ExtractionRequest, "language">;

/** Quoted words, in the page's own spelling. */
interface PageQuotation {
  readonly words: string;
  readonly source: FieldSource;
  readonly language: string;
}

/**
 * The verified part of a model's reading: each quotation must occur word for word on the page that it names, or in that page's structured
 * data, and each value must follow from its quotation. The page's own spelling is kept.
 */
export const verifyReading = async (reading: WebsiteReading, pages: readonly PageFacts[], reader: Reader): Promise<ExtractedProfile> => {
  const texts = showPages(pages).map(textOf);
  const find: Find = async ({ quotation, page: number }) => {
    const page = pages[number];
    if (page === undefined || quotation.length > extractionLimits.textLength * 2) return undefined;
    // A search takes up to 20 ms in very repetitive text: other requests run in between.
    await setImmediate();
    const words = findVerbatim(quotation, texts[number] ?? "");
    return words === undefined ? undefined : { words, source: { kind: "website", url: page.url }, language: page.language };
  };
  const parts: ExtractedProfile[] = [];
  for (const field of quotedFields) {
    const answer = reading.texts[field];
    const quoted = answer === undefined ? undefined : await find(answer);
    const value = answer === undefined || quoted === undefined ? undefined : readers[field](answer.value, quoted.words, reader);
    if (quoted !== undefined) parts.push(makeProfile(quoted.source, { texts: { [field]: [value, confidence.quoted] } }));
  }
  for (const answer of reading.languages) {
    const quoted = await find(answer);
    const tag = asSpokenLanguage(answer.value);
    if (quoted !== undefined && tag !== undefined && (isWrittenIn(quoted.words, tag) || namesLanguage(quoted.words, tag, quoted.language)))
      parts.push(makeProfile(quoted.source, { lists: { languages: [[tag], confidence.quoted] } }));
  }
  for (const [field, entries] of [
    ["products_services", reading.products],
    ["unique_selling_points", reading.sellingPoints],
  ] as const) {
    const found: PageQuotation[] = [];
    for (const entry of entries) {
      for (let page = 0, quoted: PageQuotation | undefined; page < pages.length && quoted === undefined; page += 1) {
        quoted = await find({ quotation: entry, page });
        if (quoted !== undefined) found.push(quoted);
      }
    }
    const [first] = found;
    if (first !== undefined)
      parts.push(makeProfile(first.source, { lists: { [field]: [found.map(({ words }) => words), confidence.quoted] } }));
  }
  return mergeProfiles([...parts, await verifyWeek(reading, find, reader)]);
};

type Find = (quotation: Quotation) => Promise<PageQuotation | undefined>;

/** If one entry cannot be verified, the whole week is dropped, because half a week would be wrong hours. */
const verifyWeek = async ({ hours }: WebsiteReading, find: Find, { language }: Reader): Promise<ExtractedProfile> => {
  let source: FieldSource | undefined;
  const week: OpeningSpan[] = [];
  for (const entry of hours) {
    const quoted = await find(entry);
    const spans = quoted === undefined ? undefined : verifyHours(entry, quoted.words, quoted.language);
    if (quoted === undefined || spans === undefined) return {};
    source ??= quoted.source;
    week.push(...spans);
  }
  if (source === undefined) return {};
  const spans = sortSpans(week);
  return makeProfile(source, {
    texts: { opening_hours: [speakHours(spans, language), confidence.quoted] },
    openingTimes: [spans, confidence.quoted],
  });
};

type ReadValue = (value: string, quoted: string, reader: Reader) => string | undefined;

const sameWords: ReadValue = (value, quoted) => findVerbatim(value, quoted);

/** How each field's value follows from its quotation. */
const readers: Readonly<Record<QuotedField, ReadValue>> = {
  name: sameWords,
  service_area: sameWords,
  summary: sameWords,
  industry: sameWords,
  target_audience: sameWords,
  address: (value, quoted) =>
    findVerbatim(value, quoted)
      ?.split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join(", "),
  /** Compares digits: the model may write a number as it is dialled from abroad. */
  phone: (value, quoted, { country }) => {
    const [wanted] = findPhones(value, country);
    return findPhones(quoted, country).find(({ number }) => number === wanted?.number)?.text;
  },
  email: (value, quoted) => emailIn(quoted, value.trim()),
  /** A tone is not quoted but chosen from `brandTones`. */
  brand_tone: toneOf,
  primary_language: (value, quoted) => {
    const tag = asSpokenLanguage(value);
    return tag !== undefined && isWrittenIn(quoted, tag) ? tag : undefined;
  },
};

interface PhoneInText {
  /** E.164. */
  readonly number: string;
  readonly text: string;
}

/** "(0-74) 855 94 17", as Poles wrote numbers while they had a trunk zero. libphonenumber only knows the current form. */
const trunkZero = /(?<!\d)\(0-(\d{2,3})\)|(?<!\d)0-(\d{3})(?=\s\d{3}\s)/g;

/** The phone numbers of a text in order, national and international ones; digits of other scripts are read as 0 to 9. */
const findPhones = (line: string, country: string): readonly PhoneInText[] => {
  const text = plainDigits(line).replaceAll(trunkZero, (_, area?: string, mobile?: string) => `  ${area ?? mobile ?? ""}`);
  return findPhoneNumbersInText(text, isSupportedCountry(country) ? { defaultCountry: country } : {}).map(
    ({ number, startsAt, endsAt }) => ({ number: number.number, text: text.slice(startsAt, endsAt) }),
  );
};

/** The spans of an entry, if its days exist and its times occur in the quotation; undefined otherwise. */
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

/** 23:59: programs use it for the end of a day. */
const lastMinute = 1439;

/** Whether a text with plain digits has a time: "7", "07", "7:30", "7.30", "7h30", "0730", "7時30分"; after noon also "5" for 17:00. */
const saysTime = (text: string, time: number): boolean =>
  [time, ...(time >= lastMinute ? [0, lastMinute] : [])].some((minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")];
    return [hours, ...(hours >= 12 ? [hours - 12] : []), ...(hours % 12 === 0 ? [12] : [])].some((hour) => hasTime(text, hour, rest));
  });

const hasTime = (text: string, hour: number, minutes: string): boolean =>
  new RegExp(`(?<!\\d|\\d[:.,hH])0?${hour}(?:\\s?[^\\d\\s–-]?\\s?${minutes}${minutes === "00" ? "|(?![:.,hH]?\\d)" : ""})(?!\\d)`).test(
    text,
  );

/** Whether a text names noon in the language of the page: "midi". */
const namesTime = (quoted: string, time: number, language: string): boolean => {
  if (time !== noon) return false;
  const format = new Intl.DateTimeFormat([asSpokenLanguage(language)?.split("-")[0] ?? "en"], {
    hour: "numeric",
    hour12: true,
    dayPeriod: "long",
    timeZone: "UTC",
  });
  const name = format.formatToParts(dateOf(1, noon)).find(({ type }) => type === "dayPeriod")?.value ?? "";
  return name !== "" && foldWords(quoted).includes(foldWords(name));
};
