import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { parseLocale } from "../i18n/language.ts";
import { profileLimits } from "./limits.ts";
import { cleanText } from "../core/text.ts";
import { plainDigits } from "./plain-digits.ts";

/** What became of something that may be a phone number. */
export type PhoneReading =
  /** `extension`: that there is one, which the stored form has no place for. */
  | { readonly kind: "phone"; readonly phone: string; readonly extension: boolean }
  /** Nothing was said, or an empty text to have the number removed. */
  | { readonly kind: "none" }
  /** It is a number of no country that the languages of the conversation suggest. */
  | { readonly kind: "country_needed" }
  | { readonly kind: "not_a_phone" };

/**
 * A number in E.164, when it exists. A country code that was said decides; otherwise the first country that the languages
 * suggest and in which there is such a number.
 *
 * @param languages BCP 47, the conversation's first
 */
export const readPhone = (text: string, languages: readonly string[]): PhoneReading => {
  if (text.length > profileLimits.phoneLength) return { kind: "not_a_phone" };
  const said = toDialled(text);
  if (said === "") return { kind: "none" };
  const international = toInternational(said);
  const found = international === undefined ? undefined : findValid(international, undefined);
  if (found !== undefined) return found;
  if (said.startsWith("+") || !/\d{5}/.test(said.replaceAll(/\D/g, ""))) return { kind: "not_a_phone" };
  return (
    languages
      .flatMap(regionsOf)
      .map((region) => findValid(said, region))
      .find((reading) => reading !== undefined) ?? { kind: "country_needed" }
  );
};

/** How a number is spoken and shown: in groups, with its country code. */
export const speakPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** "plus" where it was written down as it was heard. */
const spokenPlus = /^(?:plus|más|mais|più|плюс|плюсом|פלוס|زائد|プラス|플러스)\s*(?=\d)/iu;

const toDialled = (text: string): string =>
  plainDigits(cleanText(text))
    .replace(/^tel:\s*/i, "")
    .replace(spokenPlus, "+")
    .trim();

/** With a plus where it begins with the prefix that most of the world dials for abroad. */
const toInternational = (said: string): string | undefined =>
  said.startsWith("+") ? said : /^00(?=\D*[1-9])/.test(said) ? `+${said.slice(2)}` : undefined;

const findValid = (text: string, region: CountryCode | undefined): PhoneReading | undefined => {
  const parsed: PhoneNumber | undefined = parsePhoneNumberFromString(text, {
    extract: false,
    ...(region !== undefined && { defaultCountry: region }),
  });
  return parsed?.isValid() === true ? { kind: "phone", phone: parsed.number, extension: parsed.ext !== undefined } : undefined;
};

/** The country of a language tag, and the one where most speakers of its language are: for `de-AT` Austria, then Germany. */
const regionsOf = (tag: string): readonly CountryCode[] => {
  const locale = parseLocale(tag);
  if (locale === undefined) return [];
  const { language, script, region } = locale;
  const likely = new Intl.Locale(language, script === undefined ? {} : { script }).maximize().region;
  // Other regions are continents, or the whole world.
  return [region, likely].filter((code) => code !== undefined).filter((code) => isSupportedCountry(code));
};
