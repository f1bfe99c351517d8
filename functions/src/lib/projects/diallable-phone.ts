import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Types of numbers that are very expensive to call, or that do not reach a person. */
const refusedTypes = new Set(["PREMIUM_RATE", "SHARED_COST", "UAN", "PERSONAL_NUMBER", "PAGER", "VOICEMAIL"]);

export type ParsedPhone = { readonly phone: string } | { readonly problem: string };

/**
 * Parses a number for calling a manager: E.164, valid, of a country, and not a premium number.
 *
 * @param countries ISO 3166-1 codes of the countries that may be called; empty for all
 */
export const parseDiallablePhone = (text: string, countries: readonly string[] = []): ParsedPhone => {
  if (!/^\+[1-9]\d{6,14}$/.test(text.replaceAll(/[\s().-]/g, ""))) {
    return { problem: "must be in international form: +, country code, number, for example +47 21 98 58 00" };
  }
  const parsed = parsePhoneNumberFromString(text);
  if (!parsed?.isValid()) return { problem: "is not a phone number that exists" };
  if (parsed.country === undefined) return { problem: "is not a number of a country" };
  if (countries.length > 0 && !countries.includes(parsed.country)) return { problem: "is in a country that this deployment does not call" };
  if (refusedTypes.has(parsed.getType() ?? "")) return { problem: "is a premium or shared-cost number, which is never dialled" };
  return { phone: parsed.number };
};
