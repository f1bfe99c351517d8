import { foldText, countCharacters, editDistance } from "../platform/core/text.ts";

/** The words of a name. Abbreviations with dots, slashes or quotation marks are one word: `s.r.o.`, `A/S`, `בע"מ`. */
export const wordsOf = (name: string): readonly string[] => {
  const whole = foldText(name)
    .replaceAll(/(?<=\p{L})["'’״׳](?=\p{L})/gu, "")
    .replaceAll(/(?<=(?:^|[\s.,/])\p{L})[./](?=\p{L}(?:[./\s,]|$))/gu, "");
  return whole.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "");
};

/** Legal forms, and the words of long ones, as they occur at the beginning or end of a name. Folded. */
const legalForms: ReadonlySet<string> = new Set(
  (
    "as asa ans da ba ks enk sa nuf sf iks fkf sarl sas sasu eurl sci snc scop selarl oy oyj ab ky ay tmi osk sro spol vos ou tu uu mtu fie " +
    "ltd limited plc llp llc lp cic inc incorporated corp corporation co company pte pty dac clg uc teoranta sia ik ps zs " +
    "gmbh ag kg ohg ug ev mbh gbr bv nv vof srl spa sl slu sc spzoo oo aps is בעמ " +
    "sp z spol s ro r o a private unlimited public designated activity by guarantee"
  ).split(" "),
);

/** The words without the legal form; unchanged if nothing would remain. */
export const coreOf = (words: readonly string[]): readonly string[] => {
  if (words.length > 1 && legalForms.has(words.at(-1) ?? "")) return coreOf(words.slice(0, -1));
  if (words.length > 1 && legalForms.has(words[0] ?? "")) return coreOf(words.slice(1));
  return words;
};

/** The name without its legal form: for a second query to a registry that treats "k" and "ķ", or "&" and a space, as different. */
export const withoutLegalForm = (name: string): string => {
  const isForm = (part: string): boolean => legalForms.has(wordsOf(part).join(""));
  const told = Array.from(name.matchAll(/[^\s,]+/g)).filter(([part]) => wordsOf(part).length > 0 && !isForm(part));
  const [first, last] = [told[0], told.at(-1)];
  return first === undefined || last === undefined ? name : name.slice(first.index, last.index + last[0].length);
};

/** From 0 (nothing in common) to 1 (the same). */
const likeness = (a: string, b: string): number => {
  const longer = Math.max(countCharacters(a), countCharacters(b));
  return longer === 0 ? 1 : 1 - editDistance(a, b) / longer;
};

/** Below this likeness, words count as different. */
const sameWord = 0.6;

/** The share of `words`, by letters, that has a match among `others`. */
const coverage = (words: readonly string[], others: readonly string[]): number => {
  const found = words.map((word) => {
    const best = Math.max(0, ...others.map((other) => likeness(word, other)));
    return best >= sameWord ? best * word.length : 0;
  });
  return found.reduce((sum, letters) => sum + letters, 0) / Math.max(words.join("").length, 1);
};

/** From 0 to 1, whatever the order and spacing of the words. */
export const nameLikeness = (asked: readonly string[], name: readonly string[]): number => {
  const together = likeness(asked.join(""), name.join(""));
  // Requested words that the name lacks count more than additional words in the name.
  const byWords = 0.7 * coverage(asked, name) + 0.3 * coverage(name, asked);
  return Math.max(byWords, together >= sameWord ? together : 0);
};
