import { findNumberRules } from "./number-rules.ts";
import { numberSpeller } from "./spell-number.ts";

const norwegian = { syv: "7", tyve: "20", tredve: "30" };

/** Words for digits that CLDR does not have, because nobody counts with them. */
const nicknames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  am: { ዜሮ: "0" },
  de: { zwo: "2" },
  el: { εφτά: "7", οχτώ: "8", εννιά: "9" },
  en: { oh: "0", o: "0", nought: "0" },
  hi: { ज़ीरो: "0", जीरो: "0", छः: "6" },
  id: { kosong: "0" },
  ja: { ゼロ: "0" },
  nb: norwegian,
  nn: norwegian,
  pt: { meia: "6" },
  ru: { нуль: "0" },
  sl: { nula: "0" },
  ta: { பூஜ்ஜியம்: "0", சுழியம்: "0" },
  zh: { 幺: "1", 么: "1" },
};

/** From 0, of languages for which CLDR has no rules. */
const digitsOnly: Readonly<Record<string, string>> = {
  bn: "শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়",
  te: "సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది",
  ur: "صفر ایک دو تین چار پانچ چھ سات آٹھ نو",
};

/** "double oh", "triple five". */
const repetitions: ReadonlyMap<string, number> = new Map([
  ["double", 2],
  ["triple", 3],
  ["treble", 3],
]);

/** Numbers by what they are called, without blanks. */
interface NumberWords {
  readonly digits: ReadonlyMap<string, string>;
  /** Of the words, in UTF-16 units. */
  readonly longest: number;
}

/** A text with the numbers in it written in digits: `plus forty-seven, four one two` is `plus 47 4 1 2`. What is no number stays. */
export const writeDigits = async (text: string, language: string): Promise<string> => {
  const words = await findWords(language);
  return text
    .split(/[,;:.!?…、。،؛]+/u)
    .map((phrase) => writePhrase(phrase.trim().split(/\s+/), words).join(" "))
    .join(" ")
    .trim();
};

/** 6 words: "neunhundert und acht und neunzig" and its like are the longest below a thousand. */
const longestNumber = 6;

const writePhrase = (spoken: readonly string[], words: NumberWords): readonly string[] => {
  const written: string[] = [];
  let times = 1;
  for (let start = 0; start < spoken.length;) {
    const [first = ""] = spoken.slice(start);
    const { digits, length } = parseNumber(spoken.slice(start, start + longestNumber), words) ?? { digits: undefined, length: 1 };
    const repeated = digits === undefined ? repetitions.get(first.toLowerCase()) : undefined;
    if (repeated === undefined) written.push((digits ?? first).repeat(digits === undefined ? 1 : times));
    times = repeated ?? 1;
    start += length;
  }
  return written;
};

/** The longest number that the words begin with. */
const parseNumber = (spoken: readonly string[], words: NumberWords): { readonly digits: string; readonly length: number } | undefined => {
  for (let length = spoken.length; length > 0; length--) {
    const digits = words.digits.get(compact(spoken.slice(0, length).join("")));
    if (digits !== undefined) return { digits, length };
  }
  const digits = readRun(compact(spoken[0] ?? ""), words);
  return digits === undefined ? undefined : { digits, length: 1 };
};

/** Several numbers without a blank between them, as in Thai. Undefined when anything else is in between. */
const readRun = (text: string, { digits, longest }: NumberWords): string | undefined => {
  let read = "";
  for (let start = 0; start < text.length;) {
    let end = Math.min(text.length, start + longest);
    while (end > start && !digits.has(text.slice(start, end))) end--;
    if (end === start) return undefined;
    read += digits.get(text.slice(start, end)) ?? "";
    start = end;
  }
  return read;
};

/** Accents of European letters, which speech recognition leaves out at will; what cannot be seen; blanks, hyphens and apostrophes. */
const leftOut = /[\u0300-\u036F\p{Cf}\s\p{Pd}'’ʼ]/gu;

/** As it is compared. Of Arabic without what is written in several ways, and of Hindi with one sign for nasal vowels. */
const compact = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(leftOut, "")
    .normalize("NFC")
    .replaceAll("ı", "i")
    .replaceAll(/[أإآ]/gu, "ا")
    .replaceAll("ة", "")
    .replaceAll("ँ", "ं");

const known = new Map<string, Promise<NumberWords>>();

const findWords = async (language: string): Promise<NumberWords> => {
  const found = known.get(language) ?? collectWords(language);
  known.set(language, found);
  return found;
};

const collectWords = async (tag: string): Promise<NumberWords> => {
  const { language } = new Intl.Locale(tag);
  const spellers = (await findNumberRules(tag)).map(numberSpeller);
  const digits = new Map<string, string>();
  for (let number = 0; number < 1000; number++) {
    const spelled = spellers.flatMap((spell) => spell(number)).map(compact);
    for (const word of spelled) if (word !== "" && !digits.has(word)) digits.set(word, String(number));
  }
  for (const [digit, word] of (digitsOnly[language]?.split(" ") ?? []).entries()) digits.set(compact(word), String(digit));
  for (const [word, digit] of Object.entries(nicknames[language] ?? {})) digits.set(compact(word), digit);
  return { digits, longest: Math.max(0, ...[...digits.keys()].map(({ length }) => length)) };
};
