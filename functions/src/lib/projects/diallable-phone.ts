import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Types of numbers that are very expensive to call, or that do not reach a person. */
const refusedTypes = new Set(["PREMIUM_RATE", "SHARED_COST", "UAN", "PERSONAL_NUMBER", "PAGER", "VOICEMAIL"]);

export type ParsedPhone =
  /** `isKnown`: false for a number of a right length in no known range. New ranges are in use before the numbering plans here have them. */
  { readonly phone: string; readonly isKnown: boolean } | { readonly problem: string };

/**
 * Parses a number for calling a manager: E.164, possible, of a country, and not a premium number as far as known.
 *
 * @param countries ISO 3166-1 codes of the countries that may be called; empty for all
 */
export const parseDiallablePhone = (text: string, countries: readonly string[] = []): ParsedPhone => {
  if (!/^\+[1-9]\d{6,14}$/.test(text.replaceAll(/[\s().-]/g, ""))) {
    return { problem: "must be in international form: +, country code, number, for example +47 21 98 58 00" };
  }
  const parsed = parsePhoneNumberFromString(text);
  if (!parsed?.isPossible()) return { problem: "is not a phone number that exists" };
  const found = parsed.country === undefined ? parsed.getPossibleCountries() : [parsed.country];
  if (found.length === 0) return { problem: "is not a number of a country" };
  if (countries.length > 0 && !found.some((country) => countries.includes(country)))
    return { problem: "is in a country that this deployment does not call" };
  if (refusedTypes.has(parsed.getType() ?? "")) return { problem: "is a premium or shared-cost number, which is never dialled" };
  return { phone: parsed.number, isKnown: parsed.isValid() };
};
