import { escapeHtml } from "../../../../../web/markdown/escape-html.ts";
import { parseLocale } from "../../i18n/language.ts";

/** The language as its speakers call it, as at the beginning of a sentence. */
export const ownName = (language: string): string => {
  if (parseLocale(language) === undefined) return language;
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  const [first = ""] = name;
  return first.toLocaleUpperCase(language) + name.slice(first.length);
};

/** `nb_NO`: a language with its likeliest region. */
export const openGraphLocale = (tag: string): string => {
  const { language, region } = parseLocale(tag)?.maximize() ?? {};
  return language === undefined || region === undefined ? "" : `${language}_${region}`;
};

/** A `time` element with the date as readers of the language write it. */
export const showDate = (day: string, language: string): string => {
  const shown = new Intl.DateTimeFormat([language, "en"], { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
  return `<time datetime="${escapeHtml(day)}">${escapeHtml(shown)}</time>`;
};

/** A day, as fields of the type `date` have it; undefined for any other text. */
export const parseDay = (value: unknown): string | undefined =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00Z`)) ? value : undefined;
