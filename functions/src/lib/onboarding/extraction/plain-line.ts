import { segmentsOf, cleanText, foldWords, shorten } from "../../platform/core/text.ts";

/** Markup in texts that should have none, such as descriptions in JSON-LD. */
const markup = /<\/?[a-z][^<>]{0,300}>/gi;

export const plainLine = (text: string, longest: number): string =>
  // Four times the length suffices, and bounds the work on huge texts.
  shorten(cleanText(text.slice(0, longest * 4).replaceAll(markup, " ")), longest);

/** As many whole sentences as fit. `Intl` finds their ends, which differ between languages. */
export const firstSentences = (text: string, longest: number): string => {
  const line = plainLine(text, longest * 2);
  if (line.length <= longest) return line;
  let end = 0;
  for (const { index, segment } of segmentsOf(line, "sentence")) {
    if (index + segment.length > longest) break;
    end = index + segment.length;
  }
  return end === 0 ? plainLine(line, longest) : line.slice(0, end).trim();
};

/** The first entries after cleaning, without empty ones and duplicates. */
export const cleanList = (
  texts: readonly string[],
  { entries, entryLength }: { readonly entries: number; readonly entryLength: number },
): readonly string[] => {
  const byForm = new Map<string, string>();
  for (const text of texts) {
    if (byForm.size === entries) break;
    const entry = plainLine(text, entryLength);
    const form = foldWords(entry);
    if (form !== "" && !byForm.has(form)) byForm.set(form, entry);
  }
  return [...byForm.values()];
};
