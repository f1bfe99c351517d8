export type Direction = "ltr" | "rtl";

/** Scripts from right to left that people write. */
const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Mand}\p{sc=Samr}]/u;

export const directionOfLetter = (letter: string): Direction => (rightToLeft.test(letter) ? "rtl" : "ltr");

/** By the first letter; undefined without letters. */
export const firstDirection = (text: string): Direction | undefined => {
  const first = /\p{L}/u.exec(text)?.[0];
  return first === undefined ? undefined : directionOfLetter(first);
};
