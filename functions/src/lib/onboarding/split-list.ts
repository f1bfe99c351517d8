/** Marks between the entries of a list, in several scripts. A line break or a semicolon leaves the commas within entries alone. */
const lineBreaks = /[\n\r]+/;
const semicolons = /[;；؛]/;
const commas = /[,，、،]/;

/** Signs that people write before the entries of a list. */
const bullet = /^\s*(?:[-–*•·]|\d{1,2}[.)])\s+/;

/** The entries of a list that somebody has spoken or written: "bread, cakes and coffee". */
export const splitList = (text: string, language: string): readonly string[] => {
  const separator = [lineBreaks, semicolons].find((mark) => mark.test(text.trim()));
  if (separator !== undefined) return entriesOf(text, separator).map((entry) => entry.replace(bullet, ""));
  const [last = "", ...before] = entriesOf(text, commas).toReversed();
  const words = [...new Set([wordForAnd(language), wordForAnd("en")])];
  return [...before.toReversed(), ...splitAtAnd(before.length > 0 ? withoutAnd(last, words) : last, words)];
};

/** Spaces around the marks are taken away afterwards: a pattern that looks for them takes a time that grows with the square of their number. */
const entriesOf = (text: string, separator: RegExp): readonly string[] =>
  text
    .trim()
    .split(separator)
    .map((entry) => entry.trim());

/** "and coffee", after a comma. */
const withoutAnd = (text: string, words: readonly string[]): string => {
  const word = words.map((and) => and.trimStart()).find((and) => text.startsWith(and)) ?? "";
  return text.slice(word.length);
};

/** Only where the word stands alone: what other languages put at the beginning of a word may belong to it. */
const splitAtAnd = (text: string, words: readonly string[]): readonly string[] => {
  const and = words.find((word) => /^\s.+\s$/.test(word) && text.includes(word));
  if (and === undefined) return [text];
  const at = text.lastIndexOf(and);
  return [text.slice(0, at), text.slice(at + and.length)];
};

/** " and ". Where a language has no such word it is its comma. */
const wordForAnd = (language: string): string => {
  const parts = new Intl.ListFormat([language, "en"], { type: "conjunction" }).formatToParts(["a", "b"]);
  return parts.find(({ type }) => type === "literal")?.value ?? " & ";
};
