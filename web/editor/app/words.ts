import { html, type TemplateResult } from "lit";
import { fullTime, relativeTime } from "../../shared/relative-time.ts";
import { textsLanguage } from "../texts.ts";

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
  new Intl.DateTimeFormat(textsLanguage, { day: "numeric", month: "long" }).format(new Date(time));

/** How long ago, in words; the full date as a tooltip. */
export const agoText = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? time : relativeTime(Date.parse(time), Date.now(), textsLanguage);

/** `words` puts the time into a phrase: "edited 2 minutes ago". */
export const renderAgo = (time: string, words: (ago: string) => string = (ago) => ago): TemplateResult =>
  html`<time datetime=${time} title=${Number.isNaN(Date.parse(time)) ? time : fullTime(Date.parse(time), textsLanguage)}
    >${words(agoText(time))}</time
  >`;

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
