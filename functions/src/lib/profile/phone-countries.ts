import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** What is known of where a number may belong. */
export interface PhoneContext {
  /** BCP 47: what the visitor speaks, the language of this call first. */
  readonly languages: readonly string[];
  readonly project: { readonly language: string; readonly managerPhone: string | undefined };
}

/** Countries in which a number without a country code may be, the likeliest first. Countries of one group are as likely as each other. */
export const likelyCountries = ({ languages, project }: PhoneContext): readonly (readonly CountryCode[])[] => {
  const manager = project.managerPhone === undefined ? undefined : parsePhoneNumberFromString(project.managerPhone)?.country;
  const named = countryOf(project.language);
  return [
    ...languages.flatMap((language) => [[countryOf(language)], [mostSpeakersOf(language)]]),
    [manager, named],
    [mostSpeakersOf(project.language)],
  ].map((group) => [...new Set(group.filter((country) => country !== undefined))]);
};

/** The country that a tag names: `de-AT` is of Austria. */
const countryOf = (tag: string): CountryCode | undefined => asCountry(toLocale(tag)?.region);

/** The country in which most speakers of a language are. */
const mostSpeakersOf = (tag: string): CountryCode | undefined => {
  const locale = toLocale(tag);
  if (locale === undefined) return undefined;
  const { language, script } = locale;
  return asCountry(new Intl.Locale(language, script === undefined ? {} : { script }).maximize().region);
};

const toLocale = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined; // RangeError: a tag that another interface has stored
  }
};

/** Other regions are continents, or the whole world. */
const asCountry = (region: string | undefined): CountryCode | undefined =>
  region !== undefined && isSupportedCountry(region) ? region : undefined;
