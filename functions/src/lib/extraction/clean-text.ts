/** Characters that are not text: controls, marks of direction and of nothing. Joiners stay: Persian and Hindi are written with them. */
const unwanted = /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu;

/** Markup within texts that should have none, such as descriptions in JSON-LD. */
const markup = /<\/?[a-z][^<>]{0,300}>/gi;

/** One line of plain text without markup: canonical composition, no controls, single spaces, at most so many characters (cut between words). */
export const cleanText = (text: string, longest: number): string => {
  // Four times the length holds all that can be left of it; the rest of a huge text is not looked at.
  const line = text
    .slice(0, longest * 4)
    .toWellFormed()
    .replaceAll(markup, " ")
    .replaceAll(/[\t\n\r]/g, " ")
    .replaceAll(unwanted, "")
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .trim();
  const characters = Array.from(line);
  if (characters.length <= longest) return line;
  const space = characters.slice(0, longest).lastIndexOf(" ");
  return `${characters
    .slice(0, space > longest / 2 ? space : longest - 1)
    .join("")
    .replace(/[\s,;:.–-]+$/u, "")}…`;
};

/** Whole sentences of a text, as many as fit. Languages end them in different ways, so `Intl` decides. */
export const firstSentences = (text: string, longest: number): string => {
  const line = cleanText(text, longest * 2);
  if (line.length <= longest) return line;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(line)) {
    if (index + segment.length > longest) break;
    end = index + segment.length;
  }
  return end === 0 ? cleanText(line, longest) : line.slice(0, end).trim();
};

/** For comparisons only. */
export const comparable = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Cleaned entries without empty ones and repetitions, the first so many. */
export const cleanList = (
  texts: readonly string[],
  { entries, entryLength }: { readonly entries: number; readonly entryLength: number },
): readonly string[] => {
  const byForm = new Map<string, string>();
  for (const text of texts) {
    if (byForm.size === entries) break;
    const entry = cleanText(text, entryLength);
    const form = comparable(entry);
    if (form !== "" && !byForm.has(form)) byForm.set(form, entry);
  }
  return [...byForm.values()];
};
