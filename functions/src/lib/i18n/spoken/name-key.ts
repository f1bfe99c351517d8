/** The form in which names of languages are compared: letters only, in lower case, with single spaces. `pt_BR` is `pt br`. */
export const nameKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    // A capital I with a dot gives an i with one more.
    .replaceAll("i\u0307", "i")
    .replaceAll(/\p{Cf}|['’ʼʻ`´״׳"]/gu, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** A key without accents and points, for people who write without them. Other scripts would lose letters. */
export const foldedKey = (key: string): string =>
  key.replaceAll(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]\p{M}*/gu, folded);

const folded = (letter: string): string =>
  letter
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ıøłđæœßيىكة]/gu, (plain) => alike.get(plain) ?? plain);

/** Letters that are one with an accent to people, and not to Unicode; letters that Arabic and Persian keyboards have of their own. */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({ ı: "i", ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe", ß: "ss", ي: "ی", ى: "ی", ك: "ک", ة: "ه" }),
);
