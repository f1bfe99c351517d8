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

const serviceTypes: ReadonlySet<string> = new Set(["TOLL_FREE", "PREMIUM_RATE", "SHARED_COST", "UAN"]);

/** The phone numbers of a text, in its order: those of the country, and international ones. */
export const findPhones = (text: string, country: string): readonly FoundPhone[] => {
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
