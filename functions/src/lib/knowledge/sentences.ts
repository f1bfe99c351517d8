import { segmentsOf } from "../core/segments.ts";
import type { Line } from "./passage.ts";

/** The sentences of a line, without the spaces around them. */
export const splitSentences = ({ text, isRow }: Line): readonly string[] => {
  if (isRow) return [text];
  const sentences: string[] = [];
  for (const { segment } of segmentsOf(text, "sentence")) {
    const before = sentences.at(-1);
    if (before !== undefined && /\d\.\s*$/.test(before) && beginsWithMonth(segment)) sentences.splice(-1, 1, before + segment);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
};

/** Languages in which "31. Oktober" is a date: Unicode's rules end a sentence between the two. */
const languagesOfOrdinals = ["cs", "da", "de", "et", "fi", "fo", "hr", "hu", "is", "lv", "nb", "nn", "sk", "sl", "sr-Latn"];

let months: ReadonlySet<string> | undefined;

const beginsWithMonth = (sentence: string): boolean => {
  months ??= new Set(languagesOfOrdinals.flatMap(monthsOf));
  return months.has(/^\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? "");
};

/** As they stand in a date, long and short. */
const monthsOf = (language: string): readonly string[] =>
  (["long", "short"] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { day: "numeric", month, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, index) => {
      const name = format.formatToParts(Date.UTC(2026, index)).find(({ type }) => type === "month")?.value ?? "";
      return name.toLowerCase().replace(/\.$/, "");
    });
  });
