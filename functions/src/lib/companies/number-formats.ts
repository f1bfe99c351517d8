/** Check digits of company numbers. They tell a company number from other digits; they never prove that the company exists. */

/** The sum of weighted digits and the check digit is a multiple of 11. A check digit of 10 does not occur. */
const isModulo11 = (digits: string, weights: readonly number[]): boolean => {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[weights.length]);
};

/** Luhn: every second digit from the right, the last one left out, counts double. */
const isLuhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
};

/** The number of an Australian company, from its ASIC number: two check digits before it. https://abr.business.gov.au, "Format of the ABN". */
const abnOfAcn = (acn: string): string => {
  const sum = [3, 5, 7, 9, 11, 13, 15, 17, 19].reduce((total, weight, index) => total + weight * Number(acn[index]), 0);
  return `${10 + ((89 - (sum % 89)) % 89)}${acn}`;
};

/** GS1: every second digit from the right, the last one left out, counts three times. */
const isGs1 = (digits: string): boolean =>
  Array.from(digits)
    .reverse()
    .reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) %
    10 ===
  0;

/** ISO 7064, 97-10: letters are numbers from 10 on, and the whole is 1 modulo 97. */
const isModulo97 = (text: string): boolean =>
  Array.from(text).reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0) === 1;

/** The numbers of a national registry. */
export interface NumberFormat {
  readonly scheme: string;
  /** The number in the registry's own form, from capital letters and digits only. Also from a VAT number that contains it. */
  readonly read: (compact: string) => string | undefined;
  /** Other numbers of the same country that people confuse with it. */
  readonly isTaxNumber?: (compact: string) => boolean;
  /** Whether its check digit is correct. Undefined for numbers without one. */
  readonly isChecked?: (value: string) => boolean;
}

const matching =
  (pattern: RegExp, write: (...groups: string[]) => string = (number) => number) =>
  (compact: string): string | undefined => {
    const [, ...groups] = pattern.exec(compact) ?? [];
    return groups.length === 0 ? undefined : write(...groups.map((group: string | undefined) => group ?? ""));
  };

const padTo =
  (length: number) =>
  (digits: string): string =>
    digits.padStart(length, "0");

/** Weights of the Y-tunnus: https://www.vero.fi, "Tarkistusmerkin laskenta". */
const isFinnish = (value: string): boolean => isModulo11(value.replace("-", ""), [7, 9, 10, 5, 8, 4, 2]);

/** The check digit of an IČO is (11 - sum mod 11) mod 10. */
const isCzech = (value: string): boolean => {
  const sum = [8, 7, 6, 5, 4, 3, 2].reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return (11 - (sum % 11)) % 10 === Number(value[7]);
};

/** By country. Sources: the registries' own pages and the European Commission's list of VAT numbers (2026-11). */
const formats: Readonly<Record<string, NumberFormat>> = {
  NO: { scheme: "NO-ORGNR", read: matching(/^(?:NO)?(\d{9})(?:MVA)?$/), isChecked: (value) => isModulo11(value, [3, 2, 7, 6, 5, 4, 3, 2]) },
  // The number of an establishment (SIRET) begins with the company's number; the French VAT number ends with it.
  FR: { scheme: "FR-SIREN", read: matching(/^(?:FR[0-9A-Z]{2})?(\d{9})(?:\d{5})?$/), isChecked: isLuhn },
  FI: {
    scheme: "FI-YTUNNUS",
    read: matching(/^(?:FI)?(\d{6,7})(\d)$/, (number = "", check = "") => `${number.padStart(7, "0")}-${check}`),
    isChecked: isFinnish,
  },
  CZ: {
    scheme: "CZ-ICO",
    read: matching(/^(?:CZ)?(\d{3,8})$/, padTo(8)),
    isTaxNumber: (text) => /^CZ\d{9,10}$/.test(text),
    isChecked: isCzech,
  },
  EE: { scheme: "EE-REGCODE", read: matching(/^(\d{8})$/), isTaxNumber: (text) => /^EE\d{9}$/.test(text) },
  IL: { scheme: "IL-HP", read: matching(/^(?:IL)?(\d{9})$/), isChecked: isLuhn },
  SG: { scheme: "SG-UEN", read: matching(/^(\d{8,9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])$/) },
  IE: { scheme: "IE-CRO", read: matching(/^(?:IE)?0*(\d{1,6})$/), isTaxNumber: (text) => /^IE\d[0-9A-Z]\d{5}[A-Z]{1,2}$/.test(text) },
  // Slovakia kept the numbers of Czechoslovakia. Its VAT number is a different one, of ten digits.
  SK: {
    scheme: "SK-ICO",
    read: matching(/^(?:SK)?(\d{6,8})$/, padTo(8)),
    isTaxNumber: (text) => /^(?:SK)?\d{10}$/.test(text),
    isChecked: isCzech,
  },
  LV: { scheme: "LV-REGCODE", read: matching(/^(?:LV)?(\d{11})$/) },
  // Registered societies end in letters: IP28589R, SP2754RS.
  GB: {
    scheme: "GB-CRN",
    read: matching(/^(?:GB)?([A-Z]{2}\d{4}(?:\d{2}|\dR|RS)|[A-Z]\d{7}|\d{6,8})$/, padTo(8)),
    isTaxNumber: (text) => /^(?:GB)?\d{9}(?:\d{3})?$/.test(text),
  },
  DK: { scheme: "DK-CVR", read: matching(/^(?:DK)?(\d{8})$/), isChecked: (value) => isModulo11(value, [2, 7, 6, 5, 4, 3, 2]) },
  NL: { scheme: "NL-KVK", read: matching(/^(\d{8})$/), isTaxNumber: (text) => /^(?:NL)?\d{9}B\d{2}$/.test(text) },
  // The Swiss VAT number is the company's number with three letters behind it.
  CH: {
    scheme: "CH-UID",
    read: matching(/^CHE(\d{3})(\d{3})(\d{3})(?:MWST|TVA|IVA)?$/, (...parts) => `CHE-${parts.join(".")}`),
    isChecked: (value) => isModulo11(value.replaceAll(/\D/g, ""), [5, 4, 3, 2, 7, 6, 5, 4]),
  },
  AU: {
    scheme: "AU-ABN",
    read: matching(/^(\d{11}|\d{9})$/, (digits = "") => (digits.length === 9 ? abnOfAcn(digits) : digits)),
    isChecked: (value) => abnOfAcn(value.slice(2)) === value,
  },
  NZ: { scheme: "NZ-NZBN", read: matching(/^(94\d{11})$/), isChecked: isGs1 },
};

export const numberFormats: ReadonlyMap<string, NumberFormat> = new Map(Object.entries(formats));

/** An LEI by its form and its check digits: ISO 17442, with the check of ISO 7064 (97-10). */
export const isLei = (text: string): boolean => /^[0-9A-Z]{18}\d{2}$/.test(text) && isModulo97(text);
