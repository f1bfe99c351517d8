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

/**
 * Whether one word becomes the other by at most so many letters that are wrong, missing, too many or swapped with the next one
 * (optimal string alignment).
 */
export const isWithinTypos = (a: string, b: string, typos: number): boolean => {
  if (Math.abs(a.length - b.length) > typos) return false;
  const start = sharedStart(a, b);
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  // One typo leaves one letter, or two that are swapped.
  if (typos === 1) return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === right.charAt(1) + right.charAt(0));
  return distance(left, right) <= typos;
};

const distance = (a: string, b: string): number => {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const wrong = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + wrong,
          swapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
};

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
