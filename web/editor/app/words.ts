import { html, type TemplateResult } from "lit";
import { fullTime, relativeTime } from "../../shared/relative-time.ts";
import { textsLanguage } from "../texts.ts";

/** A language in words of the interface: its tag where there is no name for it. */
export const languageName = (tag: string): string => {
  try {
    return new Intl.DisplayNames(textsLanguage, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag; // not a language tag
  }
};

/** A time of the service in words of the interface. */
export const timeText = (time: string): string =>
  Number.isNaN(Date.parse(time))
    ? time
    : new Intl.DateTimeFormat(textsLanguage, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));

/** The day of a time of the service, without its year. */
export const dayText = (time: string): string =>
  new Intl.DateTimeFormat(textsLanguage, { day: "numeric", month: "long" }).format(new Date(time));

/** How long ago, in words; the whole date when somebody points at it. */
export const agoText = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? time : relativeTime(Date.parse(time), Date.now(), textsLanguage);

/** `words` is what is said with the time in it: "edited 2 minutes ago". */
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
