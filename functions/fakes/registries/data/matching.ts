/** How registries compare names: each in a simple way of its own. */

export const fold = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

export const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

/** Every word of the query begins a word of the text. */
export const beginsWords = (query: string, text: string): boolean => {
  const words = wordsOf(fold(text));
  const asked = wordsOf(fold(query));
  return asked.length > 0 && asked.every((part) => words.some((word) => word.startsWith(part)));
};

/** Every word of the query is a word of the text, with all its marks. */
export const hasWords = (query: string, text: string): boolean => {
  const words = wordsOf(text.toLowerCase());
  const asked = wordsOf(query.toLowerCase());
  return asked.length > 0 && asked.every((part) => words.includes(part));
};

const trigrams = (text: string): ReadonlySet<string> => {
  const padded = `  ${wordsOf(fold(text)).join(" ")} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, index) => padded.slice(index, index + 3)));
};

/** The share of the query's trigrams that the text contains. */
const similarity = (query: string, text: string): number => {
  const [asked, found] = [trigrams(query), trigrams(text)];
  return asked.size === 0 ? 0 : [...asked].filter((part) => found.has(part)).length / asked.size;
};

/** The records that resemble the query, the most similar first. */
export const mostSimilar = <Item>(items: readonly Item[], query: string, textOf: (item: Item) => string, least = 0.4): readonly Item[] =>
  items
    .map((item) => ({ item, score: similarity(query, textOf(item)) }))
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
