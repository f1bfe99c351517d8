/** Words of a quotation that are looked for. Longer ones are whole pages. */
const mostWords = 150;

const inner = "[^\\p{L}\\p{M}\\p{N}]{1,8}";
const noLetterBefore = "(?<![\\p{L}\\p{M}\\p{N}])";
const noLetterBehind = "(?![\\p{L}\\p{M}\\p{N}])";

/** Scripts whose words have no space between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The part of a text in which all words of a quotation follow each other, in the text's own spelling; undefined when there is none.
 * Capitals, punctuation and line breaks may differ, letters and digits may not.
 */
export const findVerbatim = (quotation: string, text: string): string | undefined => {
  const words = quotation.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > mostWords) return undefined;
  const [first = "", last = ""] = [words[0]?.slice(0, 1), words.at(-1)?.slice(-1)];
  const [before, behind] = [unspaced.test(first) ? "" : noLetterBefore, unspaced.test(last) ? "" : noLetterBehind];
  return new RegExp(`${before}${words.join(inner)}${behind}`, "iu").exec(text.normalize("NFC"))?.[0];
};
