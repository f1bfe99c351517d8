import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { profileLimits } from "./limits.ts";
import { plainDigits, cleanText } from "../platform/core/text.ts";
import { parseLocale } from "../i18n/language.ts";
import { isNegated } from "../i18n/negation.ts";

/** Clues to the country of a number. */
export interface PhoneContext {
  /** BCP 47: the visitor's languages, the one of this call first. */
  readonly languages: readonly string[];
  readonly project: { readonly language: string; readonly managerPhone: string | undefined };
}

export interface FoundPhone {
  readonly kind: "phone";
  readonly phone: string;
  /** The number has an extension, which E.164 cannot hold. */
  readonly extension: boolean;
  /**
   * The number is in no known range, like new ranges and numbers in films:
   * https://github.com/google/libphonenumber/blob/master/FALSEHOODS.md
   */
  readonly unusual: boolean;
}

export type ParsedPhone =
  | FoundPhone
  /** Nothing was said, or an empty text that removes the number. */
  | { readonly kind: "none" }
  /** A number that is valid in none of the likely countries. */
  | { readonly kind: "country_needed" }
  | { readonly kind: "not_a_phone" };

/**
 * A number in E.164. A spoken country code decides. Otherwise the number belongs to the country of the visitor's language if it is valid
 * there, else to the project's if it is valid there, else to the visitor's if it could be a mobile number of an unknown range there; if it
 * is valid only elsewhere, the visitor is asked. It may stand among words, but
 * must be the only one.
 */
export const parsePhone = (text: string, context: PhoneContext): ParsedPhone => {
  if (text.length > profileLimits.phoneLength) return { kind: "not_a_phone" };
  const said = withPlus(plainDigits(cleanText(text)).replace(/^tel:\s*/i, ""));
  if (said === "") return { kind: "none" };
  const places = likelyCountries(context);
  const alone = parseAlone(said, places) ?? parseAlone(fromKeypad(said), places);
  if (alone !== undefined) return alone;
  return letter.test(said) ? parseAmongWords(said, places) : { kind: isTooShort(said) ? "not_a_phone" : "country_needed" };
};

/** In groups of digits, with the country code. */
export const speakPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** 5 digits: the shortest subscriber numbers of any country. Other answers have fewer digits. */
const leastDigits = 5;

const countDigits = (text: string): number => text.replaceAll(/\D/g, "").length;

const isTooShort = (text: string): boolean => text.startsWith("+") || countDigits(text) < leastDigits;

/** With a plus for the spoken word, and for 00, the prefix for calls abroad in most of the world; without brackets around a country code. */
const withPlus = (text: string): string =>
  text
    .replace(/(?<!\p{L})plus\s*(?=\d)/iu, "+")
    .replace(/\(\s*(\+|00)\s*(\d+)\s*\)/, "$1$2 ")
    .replace(/\+\s*\(\s*(\d+)\s*\)/, "+$1 ")
    .replace(/^00(?=\D*[1-9])/, "+");

/** Letters other than those of an extension that libphonenumber knows ("ext. 7") belong to words. */
const letter = /\p{L}/u;

/** Digits for the letters of a number in capitals, as on the keys of a phone: "1-800-FLOWERS" (ITU-T E.161). */
const fromKeypad = (text: string): string =>
  /^[+(]?\d[\d\s().-]*[\s-][A-Z][A-Z\s-]*$/.test(text)
    ? text.replaceAll(/[A-Z]/g, (key) => String(keys.findIndex((letters) => letters.includes(key)) + 2))
    : text;

const keys = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"] as const;

/** Runs of digits with separators. A plus begins another. */
const numbers = /[+(]?\d(?:[\d\s().\-/\p{Pd}\u2212]*\d)?/gu;

/** All numbers within the words must be the same one. What else has digits, and what is denied, only the model understands. */
const parseAmongWords = (said: string, places: Places): ParsedPhone => {
  const parsed = said.match(numbers)?.map((number) => (isShort(number) ? undefined : parseAlone(withPlus(number), places))) ?? [];
  const [first, ...others] = parsed;
  if (isNegated(said) || (first?.unusual ?? parsed.length !== 1)) return { kind: "not_a_phone" };
  if (first === undefined) return { kind: "country_needed" };
  return others.every((other) => other?.phone === first.phone) ? first : { kind: "not_a_phone" };
};

const isShort = (number: string): boolean => countDigits(number) < leastDigits;

const parseAlone = (said: string, { own, likely }: Places): FoundPhone | undefined => {
  if (said.startsWith("+")) return find(isKnown, said) ?? find(isWellFormed, said);
  if (countDigits(said) < leastDigits) return undefined;
  const findIn = (countries: readonly CountryCode[], check: Check): FoundPhone | undefined =>
    countries.map((country) => find(check, said, country)).find((found) => found !== undefined);
  return findIn(likely, isKnown) ?? withoutPlus(said, likely) ?? findIn(own, isLikeMobile);
};

/** 11 digits: longer than nearly all national numbers, so probably with a country code. */
const longNumber = 11;

/** A number with the code of a likely country, but without its plus. */
const withoutPlus = (said: string, countries: readonly CountryCode[]): FoundPhone | undefined => {
  const codes = countries.map((country) => getCountryCallingCode(country));
  const digits = said.replaceAll(/\D/g, "");
  return digits.length >= longNumber && codes.some((code) => digits.startsWith(code)) ? find(isKnown, `+${said}`) : undefined;
};

type Check = (number: PhoneNumber, country: CountryCode | undefined) => boolean;

/** Whether the number is in a known range. */
const isKnown: Check = (number) => number.isValid();

/** Whether the country has numbers of this length that begin like this one. */
const isWellFormed: Check = (number, country) => {
  const plan = number.country ?? country ?? number.getPossibleCountries()[0];
  if (plan === undefined || !number.isPossible()) return false;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(plan);
  const pattern = ask(metadata.numberingPlan, "nationalNumberPattern");
  return typeof pattern === "string" && new RegExp(`^(?:${pattern})$`).test(number.nationalNumber);
};

/** Whether a well-formed number is also as long as the country's mobile numbers: local numbers, and those of other countries, rarely are. */
const isLikeMobile: Check = (number, country) => {
  if (country === undefined || !isWellFormed(number, country)) return false;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const lengths = ask(ask(metadata.numberingPlan, "type", "MOBILE"), "possibleLengths");
  return Array.isArray(lengths) && lengths.includes(number.nationalNumber.length);
};

/** What a numbering plan says of itself. The package has these methods, but not all of their types. */
const ask = (plan: unknown, method: string, ...args: readonly string[]): unknown => {
  const found: unknown = typeof plan === "object" && plan !== null ? Reflect.get(plan, method) : undefined;
  return typeof found === "function" ? Reflect.apply(found, plan, args) : undefined;
};

const find = (check: Check, text: string, country?: CountryCode): FoundPhone | undefined => {
  const parsed = parsePhoneNumberFromString(text, { extract: false, ...(country !== undefined && { defaultCountry: country }) });
  if (parsed === undefined || !check(parsed, country)) return undefined;
  return { kind: "phone", phone: parsed.number, extension: parsed.ext !== undefined, unusual: check !== isKnown };
};

/** Possible countries of a number without a country code, the likeliest first. */
interface Places {
  /** Of the visitor's languages. */
  readonly own: readonly CountryCode[];
  /** These, and the project's. */
  readonly likely: readonly CountryCode[];
}

const likelyCountries = ({ languages, project }: PhoneContext): Places => {
  const manager = project.managerPhone === undefined ? undefined : parsePhoneNumberFromString(project.managerPhone)?.country;
  const own = languages.flatMap((tag) => countryOf(tag) ?? []);
  return { own, likely: [...new Set([...own, manager ?? countryOf(project.language) ?? []].flat())] };
};

/** `de-AT`: Austria. `de`: Germany, where most people speak it (CLDR's likely subtags). */
const countryOf = (tag: string): CountryCode | undefined => {
  const region = parseLocale(tag)?.maximize().region;
  // Other regions are continents or the whole world.
  return region !== undefined && isSupportedCountry(region) ? region : undefined;
};
