/** A place of a text, at most 300 characters of it, as readers see it: without the marks of Markdown. */
export const wordsOf = (quote: string): string =>
  quote
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, "")
    .replace(/(\*\*|__|~~|`+)(?=\S)(.*?\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}\\])([*_])(?=[^\s*_])(.*?[^\s\\])\1(?![\p{L}\p{N}])/gu, "$2")
    .replace(/\\([\p{P}\p{S}])/gu, "$1")
    .trim() || quote;
