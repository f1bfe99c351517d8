import type { InboxItem } from "@lectern/client";
import { readersLocale } from "../../shared/readers-locale.ts";
import { relativeTime } from "../../shared/relative-time.ts";
import type { Texts } from "../texts/en.ts";

/** When, how often, and in which languages it was asked. */
export const whenOf = (
  { kind, at, last_at: last, asked_count: count = 1, languages = [], language }: InboxItem,
  { item }: Texts,
  reader: string,
  { isShort = false }: { readonly isShort?: boolean } = {},
): string => {
  const locale = readersLocale(reader);
  const times = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const timeOf = (time: string): string => (isShort ? relativeTime(Date.parse(time), Date.now(), locale) : times.format(new Date(time)));
  const names = new Intl.DisplayNames([reader, "en"], { type: "language", fallback: "code" });
  const spoken = (languages.length > 0 ? languages : [language]).filter((tag) => tag !== "" && !(isShort && tag === reader));
  const when = kind === "question" ? [item.asked(count), timeOf(last)] : [timeOf(at)];
  return [...when, spoken.map((tag) => nameOf(names, tag)).join(", ")].filter((part) => part !== "").join(" · ");
};

const nameOf = (names: Intl.DisplayNames, tag: string): string => {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag; // not a language tag
  }
};
