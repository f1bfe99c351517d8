import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";

export interface PostalCode {
  readonly code: string;
  readonly before: string;
  readonly after: string;
  /** The country writes it behind the place. */
  readonly isLast: boolean;
}

/** Countries that write the code behind the place. All others write it in front, and some of their people behind it. */
const codeLast: ReadonlySet<string> = new Set(["AU", "BR", "CA", "GB", "IE", "IL", "IN", "NZ", "SG", "TH", "US", "ZA"]);

/** "〒", "CEP", "C.P.", "Τ.Κ.": what people write before a code. */
const label = /(?:〒|(?:CEP|ZIP|PLZ)[\s:]|(?<![\p{L}\d])(?:\p{L}\.){2}\s?(?=\d))\s?/u;

/** "A-6460", "DK 1620": the sign of the country. In Latvia it is a part of the code. */
const sign = /(?<![\p{L}\d])\p{Lu}{1,3}\s?[-–]\s?(?=\d)|^[A-Z]{1,2}\s(?=\d{4,5}\s)/u;

/** The postal code of a country in a part of an address, with what is around it: "A-6460 Imst", "Portland, OR 97202". */
export const findPostalCode = (part: string, country: string): PostalCode | undefined => {
  const text = part.replace(label, "").trim();
  return [text, text.replace(sign, "")].flatMap((form) => codesIn(form, country)).find((code) => isInPlace(code, country));
};

/** Whether a text has what may be a postal code of the country, wherever it stands. */
export const hasPostalCode = (text: string, country: string): boolean => codesIn(text, country).length > 0;

const codesIn = (text: string, country: string): readonly PostalCode[] => {
  if (!postcodeValidatorExistsForCountry(country)) return [];
  const words = text.split(" ");
  return [2, 1].flatMap((length) =>
    words.slice(length - 1).flatMap((_, at) => {
      const code = words
        .slice(at, at + length)
        .join(" ")
        .replaceAll(/^\(|[.,;:)]+$/g, "");
      if (!/\d/.test(code) || !isCode(code, country)) return [];
      return [{ code, before: words.slice(0, at).join(" "), after: words.slice(at + length).join(" "), isLast: codeLast.has(country) }];
    }),
  );
};

/** Indians write their code in two groups, too. */
const isCode = (code: string, country: string): boolean => postcodeValidator(country === "IN" ? code.replace(" ", "") : code, country);

/**
 * A number of four digits behind a word may be a year or a house, and so may one of five digits before a word where the code comes last.
 * Israelis write theirs on either side.
 */
const isInPlace = ({ code, before, after, isLast }: PostalCode, country: string): boolean => {
  if (before === "") return !isLast || after === "" || country === "IL";
  return isLast || code.length > 4 || /\d/.test(before);
};
