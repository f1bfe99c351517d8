import type { PageFacts } from "./page-facts.ts";

/** 150 words: a longer quotation is a whole page. */
const mostWords = 150;

/** 24 characters between two words: punctuation, line breaks, and symbols in the cells of a table. */
const longestGap = 24;

/** Scripts that part neither words nor syllables: a quotation may begin and end within what looks like one word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a text that has all words of a quotation in sequence, in the text's own spelling; undefined if there is none. Capitals,
 * punctuation and line breaks may differ, letters and digits may not.
 */
export const findVerbatim = (quotation: string, text: string): string | undefined => {
  const [quoted, source] = [quotation.normalize("NFC").trim(), text.normalize("NFC")];
  const [wanted, there] = [wordsOf(quoted), wordsOf(source)];
  const [first, last] = [wanted[0], wanted.at(-1)];
  if (first === undefined || last === undefined || wanted.length > mostWords) return undefined;
  const at = there.findIndex((word, start) => beginsWith(word, first, wanted.length) && follows(wanted, there, start));
  const [from, to] = [there[at], there[at + wanted.length - 1]];
  if (from === undefined || to === undefined) return undefined;
  const start = from.start + (wanted.length === 1 ? from.text.indexOf(first.text) : from.text.length - first.text.length);
  const end = wanted.length === 1 ? start + first.text.length : to.start + last.text.length;
  // Includes closing brackets and full stops if both texts have them.
  const closing = quoted.slice(last.end);
  return source.slice(start, source.startsWith(closing, end) ? end + closing.length : end);
};

const wordsOf = (text: string): readonly Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

const beginsWith = ({ text }: Word, first: Word, count: number): boolean => {
  if (!unspaced.test(first.text)) return text === first.text;
  return count === 1 ? text.includes(first.text) : text.endsWith(first.text);
};

const follows = (wanted: readonly Word[], there: readonly Word[], start: number): boolean =>
  wanted.every((word, offset) => {
    const [found, before] = [there[start + offset], there[start + offset - 1]];
    if (offset === 0) return true;
    if (found === undefined || before === undefined || found.start - before.end > longestGap) return false;
    return found.text === word.text || (offset === wanted.length - 1 && unspaced.test(word.text) && found.text.startsWith(word.text));
  });

/** The texts that occur word for word on one of the pages, in the page's spelling. */
export const wordsOnPages = (texts: readonly string[], pages: readonly PageFacts[]) => {
  const written = pages.map(({ url, lines }) => ({ url, text: lines.map((line) => line.text).join("\n") }));
  return texts.flatMap((text) => {
    for (const page of written) {
      const words = findVerbatim(text, page.text);
      if (words !== undefined) return [{ words, url: page.url }];
    }
    return [];
  });
};
