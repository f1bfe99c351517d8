/** Marks of direction, invisible spaces and byte order marks: a text that is spoken and shown needs none. The joiners of Persian and Indic scripts stay. */
const invisible = /[\u200B\u200E\u200F\u061C\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** A text as it is stored: NFC, on one line, without control characters, without space around it. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\p{Cs}/gu, "")
    .normalize("NFC")
    .replaceAll(invisible, "")
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, " ")
    .trim();
