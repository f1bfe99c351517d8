import { textLimits } from "./limits.ts";

/**
 * Invisible or meaningless characters: direction marks and overrides, soft hyphens, zero-width spaces, tags (U+E0000 to U+E007F, which can
 * carry hidden sentences to language models), fillers, controls, lone surrogates, private use, and U+FFFD, the replacement character.
 * Whether joiners and variation selectors are meaningful depends on their neighbours.
 */
const invisible = () =>
  /[[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFFF9-\uFFFF]--[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u180B-\u180F\t-\r\u0085\u200C-\u200D]]/gv;

/** A variation selector is only meaningful, once, after a character with several forms: an emoji, a keycap, a Han or Mongolian letter. */
const straySelector = () =>
  /(?<!\p{Extended_Pictographic})\uFE0E|(?<!\p{Extended_Pictographic})(?<![#*0-9](?=\uFE0F\u20E3))\uFE0F|(?<!\p{sc=Han})[\uFE00-\uFE0D\u{E0100}-\u{E01EF}]|(?<![\p{L}&&\p{sc=Mongolian}])[\u180B-\u180F]/gv;

/** Letters of scripts that use joiners: The Unicode Standard 17, sections 9.2, 12.1 and 23.2 (2026-11). */
const joined =
  "[\\p{L}&&[\\p{scx=Adlam}\\p{scx=Arabic}\\p{scx=Bengali}\\p{scx=Devanagari}\\p{scx=Gujarati}\\p{scx=Gurmukhi}\\p{scx=Kannada}\\p{scx=Khmer}" +
  "\\p{scx=Malayalam}\\p{scx=Mongolian}\\p{scx=Nko}\\p{scx=Oriya}\\p{scx=Sinhala}\\p{scx=Syriac}\\p{scx=Tamil}\\p{scx=Telugu}]]";

/** A sign that is not after such a letter with its combining marks. Looking back from each mark, too, would take its time. */
const lone = (sign: string): string => `${sign}(?<!${joined}\\p{M}*${sign})`;

const afterEmoji = "(?<!\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\uFE0F]{0,2}\\u200D)";

/**
 * A non-joiner is meaningful between two letters of those scripts, as in Persian. A joiner is meaningful after one, also at the end of a
 * word (Malayalam, Persian abbreviations), and between two emoji.
 */
const strayJoiner = () =>
  new RegExp(
    `${lone("\\u200C")}|\\u200C(?!${joined}|\\p{M})|${lone("\\u200D")}${afterEmoji}|${lone("\\u200D")}(?!\\p{Extended_Pictographic})`,
    "gv",
  );

/** Compiled for the first text that is not plain: compiling these Unicode sets takes 5 ms, which a cold start can save. */
let strays: { readonly invisible: RegExp; readonly selector: RegExp; readonly joiner: RegExp } | undefined;

const joiners = /([\u200C\u200D])[\u200C\u200D]+/g;

/** All kinds of spaces and line breaks, and the empty Braille cell. */
const blanks = /[\s\u0085\u2800]+/g;

const isPlain = (text: string): boolean => /^[\x20-\x7E]*$/.test(text);

/** Nearly every text: of letters, marks and punctuation among which none is invisible, selects a form or joins. */
const isStrayless = (text: string): boolean =>
  /^[\t-\r\x20-\x7E\x85\xA0-\xAC\xAE-\u034E\u0350-\u05FF\u0606-\u061B\u061D-\u06DC\u06DE-\u070E\u0904-\u0EFF\u2010-\u2029\u202F-\u205F\u2070-\u2E7F\u3000-\u3163\u3165-\uA4CF\uAC00-\uD7AF]*$/.test(
    text,
  );

/** Text on one line, in NFC, trimmed, without invisible characters. */
export const cleanText = (text: string): string => {
  const seen = isStrayless(text) ? text : withoutStrays(text);
  return seen.normalize("NFC").replaceAll(blanks, " ").trim();
};

/** A string that says nothing. */
export const isBlank = (value: unknown): boolean => typeof value === "string" && cleanText(value) === "";

const withoutStrays = (text: string): string => {
  strays ??= { invisible: invisible(), selector: straySelector(), joiner: strayJoiner() };
  return text.replaceAll(strays.invisible, "").replaceAll(strays.selector, "").replaceAll(joiners, "$1").replaceAll(strays.joiner, "");
};

/** Splits a list that came as one string, at commas, semicolons and line breaks. */
export const splitTerms = (text: string): readonly string[] => text.split(/[\n\r,，、،;；؛]/u);

/** Marks within one word: "don't" and "l'hôtel". */
export const apostrophe = /['’‘ʼ]/gu;

/** In Unicode code points, so that an emoji of one code point does not count as two UTF-16 units. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** At most so many UTF-16 units. A copy: a slice would retain the whole text. */
export const beginningOf = (text: string, longest: number): string =>
  text.length <= longest ? text : Buffer.from(text.slice(0, longest)).toString();

/** At most `longest` characters. Cut at the end of a word where possible, and marked with an ellipsis. */
export const shorten = (text: string, longest: number): string => {
  // A code point has at most two UTF-16 units, so the rest of a huge text need not be read.
  const characters = Array.from(text.slice(0, 2 * longest + 1));
  if (characters.length <= longest) return text;
  const space = characters.slice(0, longest).lastIndexOf(" ");
  const cut = characters.slice(0, space > longest / 2 ? space : longest - 1).join("");
  return `${cut.replace(/(?<![\u200C-\u200D\s,;:.–-])[\u200C-\u200D\s,;:.–-]+$/u, "")}…`;
};

/**
 * Somebody's words as they may stand between quotation marks in what a language model or a listener is told: one line of at most `longest`
 * characters, without quotation marks of their own.
 */
export const withinQuotes = (text: string, longest: number): string =>
  shorten(cleanText(text).replaceAll(/[\p{Quotation_Mark}\u05F4]/gu, "'"), longest);

/** Words that were not understood, shortened for repeating them to the visitor. */
export const repeated = (said: string): string => shorten(cleanText(said), textLimits.repeatedLength);

/** Letters that Unicode does not decompose, final forms, and letters found only on Arabic or only on Persian keyboards. */
const sameLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ð: "d", đ: "d", þ: "th", ł: "l", ı: "i", ħ: "h", ŧ: "t", ŋ: "n", ς: "σ" }).concat(
    Object.entries({ ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ", ى: "ي", ة: "ه", ی: "ي", ک: "ك", ـ: "" }),
  ),
);

const otherLetter = new RegExp(`[${[...sameLetters.keys()].join("")}]`, "gu");

/** Marks that readers of these scripts ignore when comparing. In Devanagari or Japanese, a mark makes a different letter. */
const marks = /([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}])\p{M}+/gu;

/** Without case, accents, points and other variants of the same letters: for comparison, never for display. */
export const foldText = (text: string): string => {
  const lower = text.normalize("NFKC").toLowerCase();
  if (isPlain(lower)) return lower;
  return lower
    .normalize("NFD")
    .replaceAll(marks, "$1")
    .normalize("NFC")
    .replaceAll(otherLetter, (letter) => sameLetters.get(letter) ?? letter);
};

/** The words of a folded text, separated by one space, without punctuation. */
export const foldWords = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();

/** Edit distance (optimal string alignment). Time grows with the product of the lengths, so only for words and names. */
export const editDistance = (from: string, to: string): number => {
  const [a, b] = [Array.from(from), Array.from(to)];
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, other] of b.entries()) {
      const isSwapped = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other;
      current.push(
        Math.min(
          at(last, column) + (letter === other ? 0 : 1),
          at(last, column + 1) + 1,
          at(current, column) + 1,
          isSwapped ? at(beforeLast, column - 1) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, b.length);
};

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;

type Granularity = NonNullable<Intl.SegmenterOptions["granularity"]>;

const segmenters = new Map<Granularity, Intl.Segmenter>();

/**
 * Segments a text in any language by Unicode's rules and dictionaries. Segmenters are cached, because creating one takes milliseconds.
 */
export const segmentsOf = (text: string, granularity: Granularity): Intl.Segments => {
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter("en", { granularity });
  segmenters.set(granularity, segmenter);
  return segmenter.segment(text);
};

/**
 * Digits of any script as 0 to 9. Unicode keeps the ten digits of a script together and in order, so the position in the run is the value:
 * https://www.unicode.org/charts/ (Unicode 17, seen 2026-11).
 */
export const plainDigits = (text: string): string =>
  text.normalize("NFKC").replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0;
    let first = codePoint;
    while (isDigit(first - 1)) first -= 1;
    return String((codePoint - first) % 10);
  });

const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** A name of a program in lower case, without what is no letter: `firstname` for `first_name` and `First-Name`. */
export const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, "");
