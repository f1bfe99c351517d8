/** Check digits of company numbers. They tell a company number from other digits; they never prove that the company exists. */

/** The sum of weighted digits and the check digit is a multiple of 11. A check digit of 10 does not occur. */
export const isModulo11 = (digits: string, weights: readonly number[]): boolean => {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[weights.length]);
};

/** Luhn: every second digit from the right, the last one left out, counts double. */
export const isLuhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
};

/** The number of an Australian company, from its ASIC number: two check digits before it. https://abr.business.gov.au, "Format of the ABN". */
export const abnOfAcn = (acn: string): string => {
  const sum = [3, 5, 7, 9, 11, 13, 15, 17, 19].reduce((total, weight, index) => total + weight * Number(acn[index]), 0);
  return `${10 + ((89 - (sum % 89)) % 89)}${acn}`;
};

/** GS1: every second digit from the right, the last one left out, counts three times. */
export const isGs1 = (digits: string): boolean =>
  Array.from(digits)
    .reverse()
    .reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) %
    10 ===
  0;

/** ISO 7064, 97-10: letters are numbers from 10 on, and the whole is 1 modulo 97. */
export const isModulo97 = (text: string): boolean =>
  Array.from(text).reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0) === 1;
