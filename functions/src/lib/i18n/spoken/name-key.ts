/** The form in which names of languages are compared: letters only, in lower case, with single spaces. `pt_BR` is `pt br`. */
export const nameKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    // In lower case, a capital I with a dot becomes an i with an extra dot.
    .replaceAll("i\u0307", "i")
    .replaceAll(/\p{Cf}|['’ʼʻ`´״׳"]/gu, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
