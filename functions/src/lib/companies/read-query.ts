import { cleanText, countCharacters } from "../core/text.ts";
import { companyLimits } from "./limits.ts";
import { numberFormats } from "./number-formats.ts";
import { readRegistryId, type RegistryId } from "./registry-id.ts";

export interface Query {
  readonly text: string;
  readonly name: string;
  /** What seems to be the place: "Bergen" in "Fjord Bakery in Bergen". It may also be part of the name. */
  readonly town: string | undefined;
  readonly number: RegistryId | undefined;
}

export type QueryReading =
  { readonly kind: "query"; readonly query: Query } | { readonly kind: "problem"; readonly problem: "missing" | "too_short" | "too_long" };

/** @param country ISO 3166-1, two letters */
export const readQuery = (said: string, country: string): QueryReading => {
  // First: the steps below assume text of a length that can be spoken.
  if (said.length > longestSaid) return { kind: "problem", problem: "too_long" };
  const text = cleanText(said.normalize("NFKC"))
    .replaceAll(/^[\s"“”„«».,;:!?]+|[\s"“”„«»,;:!?]+$/gu, "")
    // The end of a sentence, not that of "s.r.o."
    .replace(/(?<=[\p{L}\p{N}]{3})\.$/u, "");
  const length = countCharacters(text);
  if (length === 0 || !/[\p{L}\p{N}]/u.test(text)) return { kind: "problem", problem: "missing" };
  if (length < companyLimits.shortestQuery) return { kind: "problem", problem: "too_short" };
  if (length > companyLimits.queryLength) return { kind: "problem", problem: "too_long" };
  const isLong = text.replaceAll(/\D/g, "").length >= fewestDigits;
  return { kind: "query", query: { text, ...splitPlace(text), number: isLong ? readNumber(text, country) : undefined } };
};

/** Characters, including everything that is stripped from a query: ten times its limit. */
const longestSaid = companyLimits.queryLength * 10;

/** "in" in the languages of the registries, and the comma, which serves for it in all of them. */
const place =
  /^(?<name>.{2,}?)(?:\s*,\s*|\s+(?:in|i|im|à|a|ved|nær|near|from|fra|från|en|em|v|ve|w|u|do|din|de)\s+)(?<town>\p{L}[^,]{1,40})$/iu;

const splitPlace = (text: string): Pick<Query, "name" | "town"> => {
  const { name, town } = place.exec(text)?.groups ?? {};
  return name === undefined || town === undefined || town.split(" ").length > 3 ? { name: text, town: undefined } : { name, town };
};

/** How many digits make a whole query a number. Shorter ones are as likely to be names: "1881", "7-Eleven". */
const fewestDigits = 6;

const readNumber = (text: string, country: string): RegistryId | undefined => {
  const id = readRegistryId(text, country);
  // Without its spaces, a name with a number may be as long as an LEI: "Fjord Bakeri 998885418".
  if (id?.scheme === "LEI") return /^(?:LEI\s*:?\s*)?(?:\S{20}|\S{4}(?: \S{4}){4})$/i.test(text) ? id : undefined;
  // If the format of the country's numbers is unknown, a name with digits looks like one.
  return numberFormats.has(country) ? id : undefined;
};
