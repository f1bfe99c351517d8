import type { InboxItem } from "@lectern/client";
import { relativeTime } from "../../shared/relative-time.ts";
import type { Texts } from "../texts/texts.ts";

/** When, how often, and in which languages it was asked. */
export const whenOf = (
  { kind, at, last_at: last, asked_count: count = 1, languages = [], language }: InboxItem,
  { item }: Texts,
  reader: string,
  { isShort = false }: { readonly isShort?: boolean } = {},
): string => {
  const times = new Intl.DateTimeFormat(reader, { dateStyle: "medium", timeStyle: "short" });
  const timeOf = (time: string): string => (isShort ? relativeTime(Date.parse(time), Date.now(), reader) : times.format(new Date(time)));
  const names = new Intl.DisplayNames([reader, "en"], { type: "language", fallback: "code" });
  const spoken = (languages.length > 0 ? languages : [language]).filter((tag) => tag !== "").map((tag) => nameOf(names, tag));
  const when = kind === "question" ? item.asked(count, timeOf(last)) : timeOf(at);
  return [when, spoken.join(", ")].filter((part) => part !== "").join(" · ");
};

const nameOf = (names: Intl.DisplayNames, tag: string): string => {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag; // not a language tag
  }
};
