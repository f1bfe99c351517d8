/** Control characters, which terminals obey, and characters that hide or turn around the text beside them. */
const unprintable = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\n\t\u200C\u200D]]/gv;

/** Text of strangers for a terminal: what would not be seen is written as its code, in a form that JSON reads. */
export const printable = (text: string): string =>
  text.replaceAll(unprintable, (character) =>
    Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`).join(""),
  );
