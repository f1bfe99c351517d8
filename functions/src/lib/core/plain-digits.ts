/**
 * Digits of any script as 0 to 9. Unicode keeps the ten digits of a script together and in order, so that the place in a row of
 * them tells the value: https://www.unicode.org/charts/ (Unicode 17, seen 2026-11).
 */
export const plainDigits = (text: string): string =>
  text.normalize("NFKC").replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0;
    let first = codePoint;
    while (isDigit(first - 1)) first -= 1;
    return String((codePoint - first) % 10);
  });

const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));
