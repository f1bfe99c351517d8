import { html, type TemplateResult } from "lit";
import { fullTime, relativeTime, shortAgo } from "../../shared/relative-time.ts";
import { zoneName } from "../../shared/time-zone.ts";
import { texts, textsLanguage } from "../texts.ts";

/** The interface language as the reader's region writes it, if that is one of the browser's languages. Not all of these are valid tags. */
const readersLocale = (): string =>
  navigator.languages.find((tag) => /^[a-z]{2,3}(?:-[A-Za-z]{4})?-[A-Z]{2}$/.test(tag) && tag.startsWith(`${textsLanguage}-`)) ??
  textsLanguage;

/** A language's name in the interface language, or its tag if it has no name. */
export const languageName = (tag: string): string => {
  try {
    return new Intl.DisplayNames(textsLanguage, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag; // not a language tag
  }
};

/** A time from the service in the interface language. */
export const timeText = (time: string): string =>
  Number.isNaN(Date.parse(time))
    ? time
    : new Intl.DateTimeFormat(textsLanguage, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));

/** The day of a time from the service, without its year. */
export const dayText = (time: string): string =>
  new Intl.DateTimeFormat(readersLocale(), { day: "numeric", month: "long" }).format(new Date(time));

/** How long ago, in words; the full date as a tooltip. */
export const agoText = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? time : relativeTime(Date.parse(time), Date.now(), textsLanguage);

/** `words` puts the time into a phrase: "edited 2 minutes ago". */
export const renderAgo = (time: string, words: (ago: string) => string = (ago) => ago): TemplateResult =>
  html`<time datetime=${time} title=${Number.isNaN(Date.parse(time)) ? time : fullTime(Date.parse(time), textsLanguage)}
    >${words(agoText(time))}</time
  >`;

/** The briefest that is clear: "2 h", "yesterday", "9 days", and from a week on the day. The full date as a tooltip. */
export const renderShortAgo = (time: string): TemplateResult => {
  const atMs = Date.parse(time);
  if (Number.isNaN(atMs)) return html`<time>${time}</time>`;
  return html`<time datetime=${time} title=${fullTime(atMs, readersLocale())}>${shortAgo(atMs, Date.now(), readersLocale())}</time>`;
};

/** A time of the days around today, without its year and by the author's clock. */
export const shortTimeText = (time: string): string =>
  new Intl.DateTimeFormat(readersLocale(), { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }).format(new Date(time));

/** A time by the author's clock, and whose clock that is: "27 November, 18:00 Oslo time". */
export const clockText = (time: string): string => {
  const at = new Date(time);
  const isThisYear = at.getFullYear() === new Date().getFullYear();
  const day = new Intl.DateTimeFormat(readersLocale(), { day: "numeric", month: "long", ...(!isThisYear && { year: "numeric" }) }).format(
    at,
  );
  const clock = new Intl.DateTimeFormat(readersLocale(), { hour: "numeric", minute: "2-digit" }).format(at);
  return texts.publish.clock(day, clock, zoneName(at, textsLanguage, texts.publish.zone));
};

export const numberText = (value: number): string => new Intl.NumberFormat(textsLanguage).format(value);

export const percentText = (share: number): string => new Intl.NumberFormat(textsLanguage, { style: "percent" }).format(share);

/** 1,200 bytes are 1.2 kB. */
export const bytesText = (bytes: number): string => {
  const [value, unit] = bytes < 1_000 ? [bytes, "byte"] : bytes < 1_000_000 ? [bytes / 1_000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return new Intl.NumberFormat(textsLanguage, {
    style: "unit",
    unit,
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumFractionDigits: 1,
  }).format(value);
};
