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

/** What describes a picture is said instead of it. */
const descriptions = /!\[(?:[^[\]\\\n]|\\.)*\](?=\()/g;

/** 65,536 characters: segmenting them takes some 10 ms. */
const partLength = 65_536;

/** Words as people count them: punctuation is not a word, and "don't" is one. With a turn for other work after each part of a long text. */
export const countWords = async (source: string, language: string, turn: () => Promise<void>): Promise<Count> => {
  let words = 0;
  for (let at = 0; at < source.length;) {
    const end = endOfPart(source, at);
    words += wordsIn(source.slice(at, end).replace(descriptions, "]").replace(addresses, "]"), language);
    at = end;
    await turn();
  }
  return { words, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
};

/** Between two words, if they have a space or a line between them. */
const endOfPart = (source: string, from: number): number => {
  const most = from + partLength;
  if (most >= source.length) return source.length;
  const last = source.slice(from, most).search(/\s\S*$/);
  return last <= 0 ? most : from + last;
};

const wordsIn = (text: string, language: string): number =>
  unspaced.test(language)
    ? segmented(text, language)
    : (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.,:/@_-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu)?.length ?? 0);

const segmented = (text: string, language: string): number => {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) if (isWordLike === true) words++;
  return words;
};
