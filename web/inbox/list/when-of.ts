import type { InboxItem } from "@lectern/client";
import type { Texts } from "../texts/texts.ts";

/** When, how often, and in which languages it was asked. */
export const whenOf = (
  { kind, at, last_at: last, asked_count: count = 1, languages = [], language }: InboxItem,
  { item }: Texts,
  reader: string,
): string => {
  const times = new Intl.DateTimeFormat(reader, { dateStyle: "medium", timeStyle: "short" });
  const names = new Intl.DisplayNames([reader, "en"], { type: "language", fallback: "code" });
  const spoken = (languages.length > 0 ? languages : [language]).filter((tag) => tag !== "").map((tag) => nameOf(names, tag));
  const when = kind === "question" ? item.asked(count, times.format(new Date(last))) : times.format(new Date(at));
  return [when, spoken.join(", ")].filter((part) => part !== "").join(" · ");
};

const nameOf = (names: Intl.DisplayNames, tag: string): string => {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag; // not a language tag
  }
};
