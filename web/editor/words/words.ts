import { html, type TemplateResult } from "lit";
import { readersLocale } from "../../shared/readers-locale.ts";
import { fullTime, relativeTime, shortAgo } from "../../shared/relative-time.ts";
import { cityOf, deviceZone } from "../../shared/time-zone.ts";
import { texts, textsLanguage } from "../texts.ts";

/** How dates and times are written: by the reader's region, in the interface's language. */
export const locale = (): string => readersLocale(textsLanguage);

/** A language's name in the interface language, or its tag if it has no name. */
export const languageName = (tag: string): string => {
  try {
    return new Intl.DisplayNames(textsLanguage, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag; // not a language tag
  }
};

const format = (time: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), options).format(new Date(time));

/** A time from the service, as the reader's region writes it. */
export const timeText = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? time : format(time, { dateStyle: "medium", timeStyle: "short" });

/** The same with the day of the week, to be read as a sentence. */
export const wholeTimeText = (at: Date): string => new Intl.DateTimeFormat(locale(), { dateStyle: "full", timeStyle: "short" }).format(at);

/** The day of a time from the service, with its year if that is not this one. */
export const dayText = (time: string): string => {
  const isThisYear = new Date(time).getFullYear() === new Date().getFullYear();
  return format(time, { day: "numeric", month: "long", ...(!isThisYear && { year: "numeric" }) });
};

/** How long ago; the full date as a tooltip. `words` puts it into a phrase: "edited 2 minutes ago". */
export const renderAgo = (time: string, words: (ago: string) => string, ago = relativeTime): TemplateResult => {
  const atMs = Date.parse(time);
  if (Number.isNaN(atMs)) return html`<time>${words(time)}</time>`;
  return html`<time datetime=${time} title=${fullTime(atMs, locale())}>${words(ago(atMs, Date.now(), locale()))}</time>`;
};

/** The briefest that is clear: "2 h", "yesterday", "9 days", and then the day. */
export const renderShortAgo = (time: string): TemplateResult => renderAgo(time, (ago) => ago, shortAgo);

/** A time of the days around today, without its year and by the author's clock. */
export const shortTimeText = (time: string): string => format(time, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** A time by the author's clock, and whose clock that is, if it is that of a city: "27 November, 18:00 Oslo time". */
export const clockText = (time: string): string => {
  const city = cityOf(deviceZone());
  const [day, clock] = [dayText(time), format(time, { hour: "numeric", minute: "2-digit" })];
  return city === undefined ? `${day}, ${clock}` : texts.publish.clock(day, clock, texts.publish.zone(city));
};

export const numberText = (value: number): string => new Intl.NumberFormat(textsLanguage).format(value);
