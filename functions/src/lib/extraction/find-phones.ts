import { findPhoneNumbersInText, isSupportedCountry } from "libphonenumber-js/max";

export interface FoundPhone {
  /** E.164. */
  readonly number: string;
  /** As it is written. */
  readonly text: string;
  readonly isInternational: boolean;
  /** A toll-free line, or one that costs more than others: mostly those of authorities and suppliers. */
  readonly isService: boolean;
  /** The text before it, back to the previous number. */
  readonly label: string;
}

/** "(0-74) 855 94 17", as Poles wrote it while they had a zero to dial. libphonenumber knows the numbers of today. */
const trunkZero = /(?<!\d)\(0-(\d{2,3})\)|(?<!\d)0-(\d{3})(?=\s\d{3}\s)/g;

const serviceTypes: ReadonlySet<string> = new Set(["TOLL_FREE", "PREMIUM_RATE", "SHARED_COST", "UAN"]);

/** The phone numbers of a text, in its order: those of the country, and international ones. */
export const findPhones = (line: string, country: string): readonly FoundPhone[] => {
  const text = line.replaceAll(trunkZero, (_, area?: string, mobile?: string) => `  ${area ?? mobile ?? ""}`);
  let end = 0;
  return findPhoneNumbersInText(text, isSupportedCountry(country) ? { defaultCountry: country } : {}).map(
    ({ number, startsAt, endsAt }) => {
      const label = text.slice(end, startsAt);
      end = endsAt;
      const written = text.slice(startsAt, endsAt);
      const isService = serviceTypes.has(number.getType() ?? "");
      return { number: number.number, text: written, isInternational: written.startsWith("+"), isService, label };
    },
  );
};
