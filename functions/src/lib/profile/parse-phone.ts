import { type CountryCode, isSupportedCountry, Metadata, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { profileLimits } from "./limits.ts";
import { plainDigits, cleanText } from "../core/text.ts";
import { parseLocale } from "../i18n/language.ts";

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
  /** A number that fits none of the likely countries, or several equally likely ones. */
  | { readonly kind: "country_needed" }
  | { readonly kind: "not_a_phone" };

/**
 * A number in E.164. A spoken country code decides. Otherwise the likeliest country where the number is in a known range, then a country
 * code without its plus, then the likeliest country where numbers have this form.
 */
export const parsePhone = (text: string, context: PhoneContext): ParsedPhone => {
  if (text.length > profileLimits.phoneLength) return { kind: "not_a_phone" };
  const said = plainDigits(cleanText(text)).replace(/^tel:\s*/i, "");
  return said === "" ? { kind: "none" } : parseNumber(said, context);
};

/** In groups of digits, with the country code. */
export const speakPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** 5 digits: the shortest subscriber numbers of any country. Other answers have fewer digits. */
const leastDigits = 5;

const countDigits = (text: string): number => text.replaceAll(/\D/g, "").length;

const parseNumber = (said: string, context: PhoneContext): ParsedPhone => {
  const international = toInternational(said);
  const found = international === undefined ? undefined : (find(isKnown, international) ?? find(isWellFormed, international));
  if (found !== undefined) return found;
  if (said.startsWith("+") || countDigits(said) < leastDigits) return { kind: "not_a_phone" };
  const countries = likelyCountries(context);
  const withoutPlus = countDigits(said) >= longNumber ? find(isKnown, `+${said}`) : undefined;
  return (
    findIn(isKnown, said, countries) ??
    withoutPlus ??
    findIn(isWellFormed, said, countries) ?? { kind: letter.test(said) ? "not_a_phone" : "country_needed" }
  );
};

/** Letters other than those of an extension that libphonenumber knows ("ext. 7") belong to words, which only the model understands. */
const letter = /\p{L}/u;

/** With a plus in place of 00, the prefix for calls abroad in most of the world. */
const toInternational = (said: string): string | undefined =>
  said.startsWith("+") ? said : /^00(?=\D*[1-9])/.test(said) ? `+${said.slice(2)}` : undefined;

/** 11 digits: longer than nearly all national numbers, so probably a country code without its plus. */
const longNumber = 11;

type Check = (number: PhoneNumber, country: CountryCode | undefined) => boolean;

/** Whether the number is in a known range. */
const isKnown: Check = (number) => number.isValid();

/** Whether the country has numbers of this length that begin like this one. */
const isWellFormed: Check = (number, country) => {
  const plan = number.country ?? country ?? number.getPossibleCountries()[0];
  if (plan === undefined || !number.isPossible()) return false;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(plan);
  return patternOf(metadata.numberingPlan).test(number.nationalNumber);
};

/** Matches all numbers of a country. The package has the pattern, but not its types. */
const patternOf = (plan: unknown): RegExp => {
  if (typeof plan !== "object" || plan === null || !("nationalNumberPattern" in plan)) return /$^/;
  const { nationalNumberPattern } = plan;
  const pattern: unknown = typeof nationalNumberPattern === "function" ? Reflect.apply(nationalNumberPattern, plan, []) : undefined;
  return typeof pattern === "string" ? new RegExp(`^(?:${pattern})$`) : /$^/;
};

const find = (check: Check, text: string, country?: CountryCode): FoundPhone | undefined => {
  const parsed = parsePhoneNumberFromString(text, { extract: false, ...(country !== undefined && { defaultCountry: country }) });
  if (parsed === undefined || !check(parsed, country)) return undefined;
  return { kind: "phone", phone: parsed.number, extension: parsed.ext !== undefined, unusual: check !== isKnown };
};

/** In the likeliest group with such a number. If several of its countries have one, it must be the same in E.164. */
const findIn = (check: Check, text: string, groups: readonly (readonly CountryCode[])[]): ParsedPhone | undefined => {
  for (const countries of groups) {
    const [first, ...others] = countries.map((country) => find(check, text, country)).filter((reading) => reading !== undefined);
    if (first !== undefined) return others.every(({ phone }) => phone === first.phone) ? first : { kind: "country_needed" };
  }
  return undefined;
};

/** Possible countries of a number without a country code, in groups: the likeliest group first, its countries equally likely. */
const likelyCountries = ({ languages, project }: PhoneContext): readonly (readonly CountryCode[])[] => {
  const manager = project.managerPhone === undefined ? undefined : parsePhoneNumberFromString(project.managerPhone)?.country;
  const named = countryOf(project.language);
  const ofProject = [manager, named];
  return [
    ...languages.flatMap((language) => [[countryOf(language)], isOfManyCountries(language) ? ofProject : [], [mostSpeakersOf(language)]]),
    ofProject,
    [mostSpeakersOf(project.language)],
  ].map((group) => [...new Set(group.filter((country) => country !== undefined))]);
};

/** Languages spoken in many countries: the visitor may well be from the project's country rather than from the one with most speakers. */
const isOfManyCountries = (tag: string): boolean => /^(?:ar|en|es|fr)\b/i.test(tag);

/** `de-AT`: Austria. */
const countryOf = (tag: string): CountryCode | undefined => asCountry(parseLocale(tag)?.region);

/** The country with the most speakers of a language. */
const mostSpeakersOf = (tag: string): CountryCode | undefined => {
  const locale = parseLocale(tag);
  if (locale === undefined) return undefined;
  const { language, script } = locale;
  return asCountry(new Intl.Locale(language, script === undefined ? {} : { script }).maximize().region);
};

/** Other regions are continents or the whole world. */
const asCountry = (region: string | undefined): CountryCode | undefined =>
  region !== undefined && isSupportedCountry(region) ? region : undefined;
