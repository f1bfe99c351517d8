export interface Count {
  readonly words: number;
  readonly minutes: number;
}

/** 220 words a minute: https://doi.org/10.1016/j.jml.2019.104047 has 238 for English prose; Markdown also has marks, addresses and code. */
const wordsPerMinute = 220;

/** Languages without spaces between words. */
const unspaced = /^(?:zh|ja|th|lo|km|my)\b/;

/** The targets of links and pictures are not read. */
const addresses = /\]\([^()\s]*/g;

/** Words as people count them: punctuation is not a word, and "don't" is one. */
export const countWords = (source: string, language: string): Count => {
  const text = source.replace(addresses, "]");
  const words = unspaced.test(language)
    ? segmented(text, language)
    : (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.,:/@_-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu)?.length ?? 0);
  return { words, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
};

const segmented = (text: string, language: string): number => {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) if (isWordLike === true) words++;
  return words;
};
