const ideographic = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
const katakana = /^[\p{sc=Katakana}ー]+$/u;
const shortWords = /^[\p{sc=Hebrew}\p{sc=Arabic}]+$/u;
const alphabetic = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{M}]+$/u;

/** How a script writes words decides how alike two of them must be to be forms of one. */
export interface WordShape {
  /** Letters of the shortest part that a longer word is known by; undefined where parts of words mean nothing. */
  readonly part: number | undefined;
  /** Letters of the shortest stem that two forms share. */
  readonly stem: number | undefined;
  /** Letters of the shortest word in which one may be wrong; undefined where every letter is a word. */
  readonly typo: number | undefined;
}

export const shapeOf = (word: string): WordShape => {
  if (katakana.test(word)) return { part: 2, stem: undefined, typo: 4 };
  if (ideographic.test(word)) return { part: 2, stem: undefined, typo: undefined };
  if (shortWords.test(word)) return { part: undefined, stem: 3, typo: 5 };
  if (alphabetic.test(word)) return { part: 4, stem: 4, typo: 5 };
  return /\p{N}/u.test(word) ? { part: undefined, stem: undefined, typo: undefined } : { part: 3, stem: 4, typo: 6 };
};

/** Which letters a word has, in 32 bits that some letters share: tells of most words, at once, that they are not alike. */
export const lettersOf = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
};

export const hasAllLetters = (letters: number, wanted: number): boolean => (wanted & ~letters) === 0;

/** Letters that are in one of two words only. A wrong letter makes two of them. */
export const countDifferent = (one: number, other: number): number => {
  let different = one ^ other;
  let count = 0;
  for (; different !== 0; different &= different - 1) count++;
  return count;
};

/** The characters of a Japanese verb or adjective that stay when it is inflected; empty for other words. */
export const inflectedStem = (word: string): string => /^(\p{sc=Han}+)\p{sc=Hiragana}+$/u.exec(word)?.[1] ?? "";

/** Letters that two words begin with. */
export const sharedStart = (a: string, b: string): number => {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) if (a[index] !== b[index]) return index;
  return length;
};
