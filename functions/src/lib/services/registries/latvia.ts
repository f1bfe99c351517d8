import { datastoreRegistry } from "./datastore.ts";
import { textAt } from "./json-fields.ts";

/** The Register of Enterprises on data.gov.lv: https://data.gov.lv/dati/eng/dataset/uz (2026-11). Licence: CC0. */
export const latvianRegistry = datastoreRegistry({
  source: "lv",
  origin: "https://data.gov.lv",
  path: "/dati/api/3/action/datastore_search",
  resourceId: "25e80bf3-f107-4ab4-89ef-251b5b9374e9",
  numberField: "regcode",
  toQuery: ({ text }) => toTolerantQuery(text),
  isQueryLanguage: true,
  read: (record) => {
    const address = textAt(record, "address");
    return {
      number: textAt(record, "regcode"),
      name: textAt(record, "name"),
      // The column says how it was closed: by liquidation or reorganisation.
      status: textAt(record, "closed") === undefined && textAt(record, "terminated") === undefined ? "active" : "closed",
      address,
      town: address?.split(",")[0]?.trim(),
    };
  },
});

/** Letters that people leave the marks out of, with the letters that may be meant. */
const meant: ReadonlyMap<string, string> = new Map(
  ["aā", "cč", "eē", "gģ", "iī", "kķ", "lļ", "nņ", "sš", "uū", "zž"].map((pair) => [pair.slice(0, 1), pair]),
);

/** 4 letters of a word that may have marks: 16 spellings. The rest of the word is left open. */
const mostOpenLetters = 4;

/** 6 words: a longer query is an address that is longer than portals take. */
const mostWords = 6;

/**
 * What to ask PostgreSQL's full-text search for, which takes "Rigas maiznica" and "Rīgas maiznīca" for different words: all spellings of
 * the beginning of each word. A letter written with its mark matches only itself.
 * https://www.postgresql.org/docs/current/textsearch-controls.html#TEXTSEARCH-PARSING-QUERIES
 */
export const toTolerantQuery = (text: string): string => {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .slice(0, mostWords)
    .map(
      (word) =>
        `(${spellingsOf(word)
          .map((spelling) => `${spelling}:*`)
          .join(" | ")})`,
    )
    .join(" & ");
};

const spellingsOf = (word: string): readonly string[] => {
  let spellings: readonly string[] = [""];
  let open = 0;
  for (const letter of word) {
    const letters = meant.get(letter) ?? letter;
    if (letters.length > 1 && (open += 1) > mostOpenLetters) return spellings;
    spellings = spellings.flatMap((spelling) => Array.from(letters, (one) => spelling + one));
  }
  return spellings;
};
