/** What has no form of its own: marks of direction, zero-width spaces, tags, byte order marks. The joiners of Persian and Indic scripts stay. */
const formatCharacter = /(?![\u200C\u200D])\p{Cf}/gu;

/** Controls that are no line breaks or tabs, halves of surrogate pairs, and what Unicode has for nobody. */
const unprintable = /[^\P{Cc}\t\n\v\f\r\u0085]|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

const outerBlanks = /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/gu;

/** Letters and spaces by their category, and yet nothing to see: fillers of Hangul, selectors of variants, an empty Braille cell. */
const onlyBlank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A text on one line, in NFC, without what cannot be seen. Empty when nothing can be seen of it. */
export const cleanText = (text: string): string => {
  const cleaned = text
    .replaceAll(unprintable, "")
    .replaceAll(formatCharacter, "")
    .normalize("NFC")
    .replaceAll(/[\s\p{Z}\u0085]+/gu, " ")
    .replaceAll(outerBlanks, "");
  return onlyBlank.test(cleaned) ? "" : cleaned;
};
