/** The ABN of an Australian company: two check digits before its ACN. https://abr.business.gov.au, "Format of the ABN". */
const abnOfAcn = (acn: string): string => {
  const sum = [3, 5, 7, 9, 11, 13, 15, 17, 19].reduce((total, weight, index) => total + weight * Number(acn[index]), 0);
  return `${10 + ((89 - (sum % 89)) % 89)}${acn}`;
};

export interface NumberFormat {
  readonly scheme: string;
  /** Reads a number, or a VAT number that contains it, from capital letters and digits. Returns the registry's own spelling. */
  readonly read: (compact: string) => string | undefined;
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

/** By country. Sources: the registries' own pages and the European Commission's list of VAT numbers (2026-11). */
const formats: Readonly<Record<string, NumberFormat>> = {
  NO: { scheme: "NO-ORGNR", read: matching(/^(?:NO)?(\d{9})(?:MVA)?$/) },
  // The number of an establishment (SIRET) begins with the company's number; the French VAT number ends with it.
  FR: { scheme: "FR-SIREN", read: matching(/^(?:FR[0-9A-Z]{2})?(\d{9})(?:\d{5})?$/) },
  FI: {
    scheme: "FI-YTUNNUS",
    read: matching(/^(?:FI)?(\d{6,7})(\d)$/, (number = "", check = "") => `${number.padStart(7, "0")}-${check}`),
  },
  CZ: { scheme: "CZ-ICO", read: matching(/^(?:CZ)?(\d{3,8})$/, padTo(8)) },
  EE: { scheme: "EE-REGCODE", read: matching(/^(\d{8})$/) },
  IL: { scheme: "IL-HP", read: matching(/^(?:IL)?(\d{9})$/) },
  SG: { scheme: "SG-UEN", read: matching(/^(\d{8,9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])$/) },
  IE: { scheme: "IE-CRO", read: matching(/^(?:IE)?0*(\d{1,6})$/) },
  // Slovakia kept the numbers of Czechoslovakia. Its VAT numbers are different ones, of ten digits.
  SK: { scheme: "SK-ICO", read: matching(/^(?:SK)?(\d{6,8})$/, padTo(8)) },
  LV: { scheme: "LV-REGCODE", read: matching(/^(?:LV)?(\d{11})$/) },
  // Registered societies end in letters: IP28589R, SP2754RS.
  GB: { scheme: "GB-CRN", read: matching(/^(?:GB)?([A-Z]{2}\d{4}(?:\d{2}|\dR|RS)|[A-Z]\d{7}|\d{6,8})$/, padTo(8)) },
  DK: { scheme: "DK-CVR", read: matching(/^(?:DK)?(\d{8})$/) },
  NL: { scheme: "NL-KVK", read: matching(/^(\d{8})$/) },
  // The Swiss VAT number is the company's number followed by three letters.
  CH: {
    scheme: "CH-UID",
    read: matching(/^CHE(\d{3})(\d{3})(\d{3})(?:MWST|TVA|IVA)?$/, (...parts) => `CHE-${parts.join(".")}`),
  },
  AU: {
    scheme: "AU-ABN",
    read: matching(/^(\d{11}|\d{9})$/, (digits = "") => (digits.length === 9 ? abnOfAcn(digits) : digits)),
  },
  NZ: { scheme: "NZ-NZBN", read: matching(/^(94\d{11})$/) },
};

export const numberFormats: ReadonlyMap<string, NumberFormat> = new Map(Object.entries(formats));
