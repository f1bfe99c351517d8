import { foldText, countCharacters, editDistance } from "../core/text.ts";

/** How letters are written when a keyboard lacks them: "Moeller", "Møller" and "Moller" are the same name. */
const digraphs: readonly (readonly [RegExp, string])[] = [
  [/aa/g, "a"],
  [/ae/g, "a"],
  [/oe/g, "o"],
  [/ue/g, "u"],
];

/** Words for "and" in the languages of the registries. "&" is one, too. */
const joining: ReadonlySet<string> = new Set(["and", "og", "och", "und", "et", "ja", "y", "e", "i", "a", "un", "the"]);

/** A name without case, marks and spelling variants: for comparison, never for display. */
export const foldName = (name: string): string =>
  digraphs.reduce((folded, [pattern, letter]) => folded.replaceAll(pattern, letter), foldText(name));

/** The words of a name. Abbreviations with dots, slashes or quotation marks are one word: `s.r.o.`, `A/S`, `בע"מ`. */
export const wordsOf = (name: string): readonly string[] => {
  const whole = foldName(name)
    .replaceAll(/(?<=\p{L})["'’״׳](?=\p{L})/gu, "")
    .replaceAll(/(?<=(?:^|[\s.,/])\p{L})[./](?=\p{L}(?:[./\s,]|$))/gu, "");
  const words = whole.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "");
  const telling = words.filter((word) => !joining.has(word));
  return telling.length > 0 ? telling : words;
};

/** Legal forms, folded, as they occur at the beginning or the end of a name. */
const legalForms: ReadonlySet<string> = new Set(
  (
    "as asa ans da ba ks enk sa nuf sf iks fkf sarl sas sasu eurl sci snc scop selarl oy oyj ab ky ay tmi osk sro spol vos ou tu uu mtu fie " +
    "ltd limited plc llp llc lp cic inc incorporated corp corporation co company pte pty dac clg uc teoranta sia ik ps zs " +
    "gmbh ag kg ohg ug ev mbh gbr bv nv vof srl spa sl slu sc spzoo oo aps is בעמ"
  ).split(" "),
);

/** Legal forms of several words. */
const longForms: readonly (readonly string[])[] = [
  ["sp", "z", "oo"],
  ["spol", "s", "ro"],
  ["spol", "sro"],
  ["s", "r", "o"],
  ["a", "s"],
  ["private", "limited"],
  ["unlimited", "company"],
  ["public", "limited", "company"],
  ["designated", "activity", "company"],
  ["company", "limited", "by", "guarantee"],
];

/** The words without the legal form; all of them if there are no others. */
export const coreOf = (words: readonly string[]): readonly string[] => {
  const long = longForms.find(
    (form) => words.length > form.length && form.every((word, index) => words[words.length - form.length + index] === word),
  );
  if (long !== undefined) return coreOf(words.slice(0, -long.length));
  if (words.length > 1 && legalForms.has(words.at(-1) ?? "")) return coreOf(words.slice(0, -1));
  if (words.length > 1 && legalForms.has(words[0] ?? "")) return coreOf(words.slice(1));
  return words;
};

/** A name as written, but without its legal form: for a second question to a registry that did not find it. */
export const withoutLegalForm = (name: string): string => {
  const parts = name.split(/\s+/);
  const isForm = (part: string): boolean => legalForms.has(wordsOf(part).join(""));
  const last = parts.findLastIndex((part) => !isForm(part));
  const first = parts.findIndex((part) => !isForm(part));
  return last < 0
    ? name
    : parts
        .slice(first, last + 1)
        .join(" ")
        .replace(/,$/, "");
};

/** From 0, nothing in common, to 1, the same. */
const likeness = (a: string, b: string): number => {
  const longer = Math.max(countCharacters(a), countCharacters(b));
  return longer === 0 ? 1 : 1 - editDistance(a, b) / longer;
};

/** Words that differ more are different words. */
const sameWord = 0.6;

const wordLikeness = (word: string, other: string): number => {
  if (word === other) return 1;
  const ratio = likeness(word, other);
  // "bakeri" and "bakeriet", "fjord" and "fjordbakeri".
  const [shorter, longer] = word.length < other.length ? [word, other] : [other, word];
  const begins = shorter.length >= 4 && longer.startsWith(shorter) ? 0.75 + (0.2 * shorter.length) / longer.length : 0;
  const best = Math.max(ratio, begins);
  return best >= sameWord ? best : 0;
};

/** The share of some words that occurs among others. Long words count more than short ones. */
const coverage = (words: readonly string[], others: readonly string[]): number => {
  const weigh = (word: string): number => Math.sqrt(word.length);
  const total = words.reduce((sum, word) => sum + weigh(word), 0);
  const found = words.reduce((sum, word) => sum + weigh(word) * Math.max(0, ...others.map((other) => wordLikeness(word, other))), 0);
  return total === 0 ? 0 : found / total;
};

/** How well a name matches the requested one, whatever the order and spacing of its words. From 0 to 1. */
export const nameLikeness = (asked: readonly string[], name: readonly string[]): number => {
  const together = likeness(asked.join(""), name.join(""));
  // The requested words must be there; additional words in the name count less.
  const byWords = 0.7 * coverage(asked, name) + 0.3 * coverage(name, asked);
  return Math.max(byWords, together >= sameWord ? together : 0);
};
