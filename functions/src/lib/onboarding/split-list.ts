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
  return [...before.toReversed(), ...splitAtAnd(before.length > 0 ? withoutAnd(last, words) : last, words, before.length > 0)];
};

/** Spaces around the marks are removed afterwards: a pattern that looks for them takes time in the square of their number. */
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

/**
 * Where the word stands alone. What Hebrew and Arabic put at the beginning of the next word may belong to that word, and is only taken for "and" in
 * the last part of a list with commas.
 */
const splitAtAnd = (text: string, words: readonly string[], isList: boolean): readonly string[] => {
  const and = words.find((word) => (/^\s.+\s$/.test(word) || (isList && /^\s\S$/.test(word))) && text.includes(word));
  if (and === undefined) return [text];
  const at = text.lastIndexOf(and);
  return [text.slice(0, at), text.slice(at + and.length)];
};

/** " and ". Where a language has no such word it is its comma. Between Hebrew letters: before others, Hebrew has a dash behind its word. */
const wordForAnd = (language: string): string => {
  const parts = new Intl.ListFormat([language, "en"], { type: "conjunction" }).formatToParts(["א", "ב"]);
  return parts.find(({ type }) => type === "literal")?.value ?? " & ";
};

/** Languages whose words for "and" may stand in a list, whatever language the conversation is in. */
const listLanguages = "en nb sv da de nl fr es pt it fi et lv lt pl cs sk hu ro ru uk el tr he ar fa ur hi id vi th ja zh ko".split(" ");

/** Between words that have no spaces, where `Intl` only has a comma: "日本語と英語", "中文和英文", "한국어와 영어". */
const attached = /と|および|及び|和|与|與|及|(?<=\S)[와과]\s/u;

let anySeparator: RegExp | undefined;

/**
 * A list at everything that may separate its entries in any language. It finds too much, and is for lists whose entries can be checked one by one:
 * "norsk, engelsk og tysk" in an English conversation, "עברית, אנגלית ורוסית".
 */
export const splitAnywhere = (text: string): readonly string[] => {
  const words = [...new Set(listLanguages.map((language) => wordForAnd(language).trim()))].filter((word) => /^\p{L}{1,8}$/u.test(word));
  anySeparator ??= new RegExp(`[\\n\\r;；؛,，、،/&+]|\\s(?:${words.join("|")})\\s|\\s[וو](?=\\p{L}{3})|${attached.source}`, "iu");
  return entriesOf(text, anySeparator).filter((entry) => entry !== "");
};
