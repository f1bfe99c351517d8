import { findPhoneNumbersInText, isSupportedCountry } from "libphonenumber-js/max";

export interface PhoneInText {
  /** E.164. */
  readonly number: string;
  /** As it is written. */
  readonly text: string;
}

/** "(0-74) 855 94 17", as Poles wrote it while they had a zero to dial. libphonenumber knows the numbers of today. */
const trunkZero = /(?<!\d)\(0-(\d{2,3})\)|(?<!\d)0-(\d{3})(?=\s\d{3}\s)/g;

/** The phone numbers of a text, in its order: those of the country, and international ones. */
export const findPhones = (line: string, country: string): readonly PhoneInText[] => {
  const text = line.replaceAll(trunkZero, (_, area?: string, mobile?: string) => `  ${area ?? mobile ?? ""}`);
  return findPhoneNumbersInText(text, isSupportedCountry(country) ? { defaultCountry: country } : {}).map(
    ({ number, startsAt, endsAt }) => ({ number: number.number, text: text.slice(startsAt, endsAt) }),
  );
};
