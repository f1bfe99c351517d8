import { type CountryCode, isSupportedCountry, Metadata, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { profileLimits } from "./limits.ts";
import { plainDigits, cleanText } from "../core/text.ts";
import { parseLocale } from "../i18n/language.ts";

/** What is known about the origin of a number. */
export interface PhoneContext {
  /** BCP 47: what the visitor speaks, the language of this call first. */
  readonly languages: readonly string[];
  readonly project: { readonly language: string; readonly managerPhone: string | undefined };
}

export interface FoundPhone {
  readonly kind: "phone";
  readonly phone: string;
  /** It has an extension, which the stored form has no place for. */
  readonly extension: boolean;
  /**
   * No range of such numbers is known, as for new ranges and numbers in films:
   * https://github.com/google/libphonenumber/blob/master/FALSEHOODS.md
   */
  readonly unusual: boolean;
}

export type ParsedPhone =
  | FoundPhone
  /** Nothing was said, or an empty text to have the number removed. */
  | { readonly kind: "none" }
  /** A number of none of the likely countries, or of several equally likely ones. */
  | { readonly kind: "country_needed" }
  | { readonly kind: "not_a_phone" };

/**
 * A number in E.164. A spoken country code decides; otherwise the likeliest country that has such a number, or, if none of the likely ones
 * has, the only country whose numbers look like this.
 */
export const parsePhone = (text: string, context: PhoneContext): ParsedPhone => {
  if (text.length > profileLimits.phoneLength) return { kind: "not_a_phone" };
  const said = plainDigits(cleanText(text)).replace(/^tel:\s*/i, "");
  return said === "" ? { kind: "none" } : parseNumber(said, context);
};

/** In groups, with the country code. */
export const speakPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** Five: the shortest subscriber numbers of any country, and more digits than other answers have. */
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

/** Apart from an extension that libphonenumber knows ("ext. 7"), letters belong to words: only the model knows what they mean. */
const letter = /\p{L}/u;

/** With a plus in place of the prefix that most of the world dials for abroad. */
const toInternational = (said: string): string | undefined =>
  said.startsWith("+") ? said : /^00(?=\D*[1-9])/.test(said) ? `+${said.slice(2)}` : undefined;

/** 11 digits: longer than nearly all national numbers, so that a country code without its plus is likelier. */
const longNumber = 11;

type Check = (number: PhoneNumber, country: CountryCode | undefined) => boolean;

/** Numbers of this range are assigned. */
const isKnown: Check = (number) => number.isValid();

/** Numbers of this length exist there, and begin like this one. */
const isWellFormed: Check = (number, country) => {
  const plan = number.country ?? country ?? number.getPossibleCountries()[0];
  if (plan === undefined || !number.isPossible()) return false;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(plan);
  return patternOf(metadata.numberingPlan).test(number.nationalNumber);
};

/** All numbers of a country. In the package, but not in its types. */
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

/** In the likeliest countries that have such a number. If there are several, it must be the same number in each. */
const findIn = (check: Check, text: string, groups: readonly (readonly CountryCode[])[]): ParsedPhone | undefined => {
  for (const countries of groups) {
    const [first, ...others] = countries.map((country) => find(check, text, country)).filter((reading) => reading !== undefined);
    if (first !== undefined) return others.every(({ phone }) => phone === first.phone) ? first : { kind: "country_needed" };
  }
  return undefined;
};

/** Possible countries of a number without a country code, the likeliest first. Countries of one group are equally likely. */
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

/** Languages whose speakers mostly live outside the country that has most of them: the visitor may well be from the project's country. */
const isOfManyCountries = (tag: string): boolean => /^(?:ar|en|es|fr)\b/i.test(tag);

/** `de-AT`: Austria. */
const countryOf = (tag: string): CountryCode | undefined => asCountry(parseLocale(tag)?.region);

/** The country with most speakers of a language. */
const mostSpeakersOf = (tag: string): CountryCode | undefined => {
  const locale = parseLocale(tag);
  if (locale === undefined) return undefined;
  const { language, script } = locale;
  return asCountry(new Intl.Locale(language, script === undefined ? {} : { script }).maximize().region);
};

/** Other regions are continents, or the whole world. */
const asCountry = (region: string | undefined): CountryCode | undefined =>
  region !== undefined && isSupportedCountry(region) ? region : undefined;
