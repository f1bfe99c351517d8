import { segmentsOf, cleanText, foldWords, shorten } from "../core/text.ts";

/** Markup within texts that should have none, such as descriptions in JSON-LD. */
const markup = /<\/?[a-z][^<>]{0,300}>/gi;

/** One clean line of a page, without markup, of at most so many characters. */
export const plainLine = (text: string, longest: number): string =>
  // Four times the length holds all that can be left of it; the rest of a huge text is not looked at.
  shorten(cleanText(text.slice(0, longest * 4).replaceAll(markup, " ")), longest);

/** Whole sentences of a text, as many as fit. Languages end them in different ways, so `Intl` decides. */
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

/** Cleaned entries without empty ones and repetitions, the first so many. */
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
