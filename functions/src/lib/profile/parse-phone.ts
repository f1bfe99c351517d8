import { type CountryCode, Metadata, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { profileLimits } from "./limits.ts";
import { cleanText } from "../core/text.ts";
import { writeDigits } from "./number-words.ts";
import { likelyCountries, type PhoneContext } from "./phone-countries.ts";
import { plainDigits } from "./plain-digits.ts";
import { plusWords } from "./spoken-signs.ts";

/** A number in E.164. */
export interface FoundPhone {
  readonly kind: "phone";
  readonly phone: string;
  /** There is one, which the stored form has no place for. */
  readonly extension: boolean;
  /** No range of such numbers is known. New ones are not, nor those of films: https://github.com/google/libphonenumber/blob/master/FALSEHOODS.md */
  readonly unusual: boolean;
}

/** What became of something that may be a phone number. */
export type ParsedPhone =
  | FoundPhone
  /** Nothing was said, or an empty text to have the number removed. */
  | { readonly kind: "none" }
  /** It is a number of none of the likely countries, or of several that are as likely as each other. */
  | { readonly kind: "country_needed" }
  | { readonly kind: "not_a_phone" };

/**
 * A number in E.164. A country code that was said decides; otherwise the likeliest country in which there is such a number, and if
 * there is one in none of them, the only one whose numbers look like this.
 */
export const parsePhone = async (text: string, context: PhoneContext): Promise<ParsedPhone> => {
  if (text.length > profileLimits.phoneLength) return { kind: "not_a_phone" };
  const said = plainDigits(cleanText(text)).replace(/^tel:\s*/i, "");
  if (said === "") return { kind: "none" };
  const asItIs = parseNumber(said, context);
  // A line break never comes of speech.
  if (asItIs.kind === "phone" || !/\p{L}/u.test(said) || /[\r\n]/.test(text)) return asItIs;
  for (const language of [...context.languages, context.project.language, "en"]) {
    const number = pickNumber(await writeDigits(said, language));
    if (number !== undefined) return parseNumber(number, context);
  }
  return { kind: "not_a_phone" };
};

/** How a number is spoken and shown: in groups, with its country code. */
export const speakPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** "plus" where it was written down as it was heard. */
const spokenPlus = new RegExp(`(?:^|\\s)(?:${plusWords.join("|")})\\s*(?=\\d)`, "iu");

const numbers = /\+?(?:\(?\d[\d\s()./-]*)/g;

/** The number among other words: `my number is 0701 740605`. Two numbers of which either may be meant are none. */
const pickNumber = (text: string): string | undefined => {
  const found = Array.from(text.replace(spokenPlus, " +").matchAll(numbers), ([number]) => number.trim());
  const [longest, next] = found.toSorted((one, other) => countDigits(other) - countDigits(one));
  if (longest === undefined || countDigits(longest) < leastDigits) return undefined;
  return next !== undefined && countDigits(next) > 2 ? undefined : longest;
};

/** Five: the shortest subscriber numbers of any country, and more than anybody says of something else. */
const leastDigits = 5;

const countDigits = (text: string): number => text.replaceAll(/\D/g, "").length;

const parseNumber = (said: string, context: PhoneContext): ParsedPhone => {
  const international = toInternational(said);
  const found = international === undefined ? undefined : (find(isKnown, international) ?? find(isWellFormed, international));
  if (found !== undefined) return found;
  if (said.startsWith("+") || countDigits(said) < leastDigits) return { kind: "not_a_phone" };
  const countries = likelyCountries(context);
  const withoutPlus = countDigits(said) >= longNumber ? find(isKnown, `+${said}`) : undefined;
  return findIn(isKnown, said, countries) ?? withoutPlus ?? findIn(isWellFormed, said, countries) ?? { kind: "country_needed" };
};

/** With a plus where it begins with the prefix that most of the world dials for abroad. */
const toInternational = (said: string): string | undefined =>
  said.startsWith("+") ? said : /^00(?=\D*[1-9])/.test(said) ? `+${said.slice(2)}` : undefined;

/** 11 digits: longer than nearly all national numbers, so that a country code without its plus is likelier. */
const longNumber = 11;

type Check = (number: PhoneNumber, country: CountryCode | undefined) => boolean;

/** Numbers of this range are given out. */
const isKnown: Check = (number) => number.isValid();

/** Numbers of this length exist there, and begin like this one. */
const isWellFormed: Check = (number, country) => {
  const plan = number.country ?? country ?? number.getPossibleCountries()[0];
  if (plan === undefined || !number.isPossible()) return false;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(plan);
  return patternOf(metadata.numberingPlan).test(number.nationalNumber);
};

/** Of all numbers of a country. The package has it, and leaves it out of its types. */
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

/** In the likeliest countries that have such a number. Where that are several, it must be one number. */
const findIn = (check: Check, text: string, groups: readonly (readonly CountryCode[])[]): ParsedPhone | undefined => {
  for (const countries of groups) {
    const [first, ...others] = countries.map((country) => find(check, text, country)).filter((reading) => reading !== undefined);
    if (first !== undefined) return others.every(({ phone }) => phone === first.phone) ? first : { kind: "country_needed" };
  }
  return undefined;
};
