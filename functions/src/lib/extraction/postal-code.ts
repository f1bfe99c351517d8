import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";

export interface PostalCode {
  readonly code: string;
  readonly before: string;
  readonly after: string;
}

/** Countries that write the code behind the place. All others write it in front. */
const codeLast: ReadonlySet<string> = new Set(["AU", "BR", "CA", "GB", "IE", "IL", "IN", "KR", "LV", "NZ", "SG", "TH", "TW", "US", "ZA"]);

/** The postal code of a country in a part of an address, with what is around it: "A-6460 Imst", "Portland, OR 97202". */
export const findPostalCode = (part: string, country: string): PostalCode | undefined => {
  if (!postcodeValidatorExistsForCountry(country)) return undefined;
  const words = part
    .replace(/^\s*(?:〒|(?:CEP|ZIP|PLZ)[\s:]|[A-Z]{1,3}\s?[-–]\s?(?=\d)|[A-Z]{1,2}\s(?=\d{4,5}\s))\s?/u, "")
    .trim()
    .split(" ");
  for (const length of [2, 1]) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const code = words
        .slice(at, at + length)
        .join(" ")
        .replace(/[.,;:)]$/, "");
      if (!/\d/.test(code) || !postcodeValidator(code, country)) continue;
      const found = { code, before: words.slice(0, at).join(" "), after: words.slice(at + length).join(" ") };
      if (codeLast.has(country) ? isPlaceOrNothing(found.after) : found.before === "") return found;
      // Israelis write it in front, too.
      if (found.before === "" && country === "IL") return found;
    }
  }
  return undefined;
};

const isPlaceOrNothing = (text: string): boolean => /^[\p{L}\s.()-]{0,30}$/u.test(text);
