import type { ProfileField } from "./extraction.ts";
import { tagOf } from "./languages.ts";
import type { PageFacts } from "./page-facts.ts";
import { pageLanguage } from "./page-language.ts";
import { findVerbatim } from "./verbatim.ts";
import { languagesIn } from "./verify-proposals.ts";

/**
 * What pages are said to say must stand there, word for word; hours have to be quoted, to be read. How the texts speak is one of
 * a few words of ours.
 */
export const wordsOnPages = (field: ProfileField, values: readonly string[], pages: readonly PageFacts[]): readonly string[] => {
  if (field === "brand_tone") return values;
  if (field === "opening_hours") return [];
  const texts = pages.map(({ lines }) => lines.map(({ text }) => text).join("\n"));
  if (field !== "languages" && field !== "primary_language")
    return values.flatMap((value) => texts.map((text) => findVerbatim(value, text)).find((text) => text !== undefined) ?? []);
  const known = pages.flatMap((page, at) => [...languagesIn(texts[at] ?? "", values, page), tagOf(pageLanguage(page)[0] ?? "") ?? ""]);
  return values.filter((tag) => known.some((other) => other.split("-")[0] === tag.split("-")[0]));
};
