/** 80 characters: as long as an address may be. */
const mostCharacters = 80;

interface SlugOptions {
  /** Of the title: Turkish has two letters for i. */
  readonly language?: string;
  /** The addresses that other pages have. */
  readonly taken?: ReadonlySet<string>;
}

/** An address derived from a title in any script. A suggestion: the service decides what is allowed. */
export const slugOf = (title: string, { language = "", taken = new Set() }: SlugOptions = {}): string => {
  const slug = cut(wordsOf(title, language) || emojiIn(title).replaceAll("\uFE0F", ""), mostCharacters);
  for (let number = 1; slug !== ""; number++) {
    const end = number === 1 ? "" : `-${number}`;
    const numbered = cut(slug, mostCharacters - end.length) + end;
    if (!taken.has(numbered)) return numbered;
  }
  return "";
};

const wordsOf = (title: string, language: string): string =>
  lowerCase(title.normalize("NFKC"), language)
    // A small "İ" of a language without that letter has a second dot.
    .replace(/i\u0307/g, "i")
    .replace(/(?<=\p{L})['’ʼ](?=(?:[tsmd]|re|ve|ll)(?!\p{L}))/gu, "") // don't, Ada's, we're; but l'avion
    .replace(/\u00AD|\u0640|\u200D|\u2060|[\uFE00-\uFE0F]/g, "") // what only says how a word is broken, lengthened, or drawn
    .replace(/(?<=\p{L})#(?![\p{L}\p{N}])/gu, "-sharp ")
    .replace(/(?<=[\p{L}\p{N}])\+|\+(?=[\p{L}\p{N}])|\+(?=\s|$)/gu, "-plus-")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

const lowerCase = (text: string, language: string): string => {
  try {
    return text.toLocaleLowerCase(language || "en");
  } catch {
    return text.toLowerCase(); // not a language tag
  }
};

const picture = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?`;

const emoji = new RegExp(`${picture}(?:\\u200D${picture})*|\\p{RI}{2}`, "gu");

/** Without words, an address is what the title shows. */
const emojiIn = (title: string): string => (title.match(emoji) ?? []).join("");

/** Letters keep their marks. */
const cut = (text: string, most: number): string => {
  let short = "";
  for (const [letter] of text.matchAll(/[^]\p{M}*/gu)) {
    if (Array.from(short + letter).length > most) break;
    short += letter;
  }
  return short.replace(/-$/, "");
};
