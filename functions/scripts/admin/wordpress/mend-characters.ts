/**
 * Mends what moves between databases do to texts: letters of Windows-1252 that are kept as control characters, control characters that nobody
 * sees, and UTF-8 that was once read as Windows-1252: `nÃ¶tig` is `nötig`. The last only in lines that have an unmistakable sign of it, and in
 * which all that is not ASCII is broken in this way: other lines may mean what they say.
 */
export const mendCharacters = (text: string): string =>
  (unmistakable.test(text)
    ? text.replaceAll(/[^\n]+/g, (line) => (unmistakable.test(line) && !foreign.test(line.replaceAll(sequence, "")) ? mend(line) : line))
    : text
  )
    .replaceAll(/[\x80-\x9F]/g, (sign) => letters[sign.charCodeAt(0) - 128] ?? "")
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, "");

/** The letters of Windows-1252 for the bytes from 0x80 to 0xFF. */
const letters = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 128 }, (_, index) => 128 + index));

const bytes: ReadonlyMap<string, number> = new Map(letters.split("").map((letter, index) => [letter, 128 + index]));

const [following, two, three, four] = [letters.slice(0, 64), letters.slice(66, 96), letters.slice(96, 112), letters.slice(112, 117)];

const sequence = new RegExp(`[${two}][${following}]|[${three}][${following}]{2}|[${four}][${following}]{3}`, "g");

const foreign = /[^\0-\xA0]/;

const unmistakable = /Ã[\x80-\xBF]|Â[\xA0-\xBF]|â€|ðŸ/;

const mend = (line: string): string =>
  line.replaceAll(sequence, (found) => {
    const decoded = new TextDecoder().decode(Uint8Array.from(found, (letter) => bytes.get(letter) ?? 0));
    return decoded.includes("\uFFFD") ? found : decoded;
  });
