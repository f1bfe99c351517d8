import { cleanText, countCharacters } from "../platform/core/text.ts";
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

type QueryReading =
  | { readonly kind: "query"; readonly query: Query }
  | { readonly kind: "problem"; readonly problem: "missing" | "too_short" | "too_long" };

/** @param country ISO 3166-1, two letters */
export const readQuery = (said: string, country: string): QueryReading => {
  // Checked first, because the steps below are only fast for texts of a spoken length.
  if (said.length > longestSaid) return { kind: "problem", problem: "too_long" };
  const text = cleanText(said.normalize("NFKC"))
    .replaceAll(/^[\s"“”„«».,;:!?]+|(?<![\s"“”„«»,;:!?])[\s"“”„«»,;:!?]+$/gu, "")
    // The full stop of a sentence, not that of "s.r.o."
    .replace(/(?<=[\p{L}\p{N}]{3})\.$/u, "");
  const length = countCharacters(text);
  if (length === 0 || !/[\p{L}\p{N}]/u.test(text)) return { kind: "problem", problem: "missing" };
  if (length < companyLimits.shortestQuery) return { kind: "problem", problem: "too_short" };
  if (length > companyLimits.queryLength) return { kind: "problem", problem: "too_long" };
  const isLong = text.replaceAll(/\D/g, "").length >= fewestDigits;
  return { kind: "query", query: { text, ...splitPlace(text), number: isLong ? readNumber(text, country) : undefined } };
};

/** In UTF-16 units, before stripping: ten times the limit of a query. */
const longestSaid = companyLimits.queryLength * 10;

/** "in" in the languages of the registries, or a comma. */
const place = /^(?<name>.{2,}?)(?: ?, ?| (?:in|i|im|à|a|ved|nær|near|from|fra|från|en|em|v|ve|w|u|do|din|de) )(?<town>\p{L}[^,]{1,40})$/iu;

const splitPlace = (text: string): Pick<Query, "name" | "town"> => {
  const { name, town } = place.exec(text)?.groups ?? {};
  return name === undefined || town === undefined || town.split(" ").length > 3 ? { name: text, town: undefined } : { name, town };
};

/** With fewer digits, a query is as likely to be a name: "1881", "7-Eleven". */
const fewestDigits = 6;

const readNumber = (text: string, country: string): RegistryId | undefined => {
  const id = readRegistryId(text, country);
  // Without spaces, a name with a number may look like an LEI: "Fjord Bakeri 998885418".
  if (id?.scheme === "LEI") return /^(?:LEI ?:? ?)?(?:\S{20}|\S{4}(?: \S{4}){4})$/i.test(text) ? id : undefined;
  // If the country's number format is unknown, any name with digits would pass for a number.
  return numberFormats.has(country) ? id : undefined;
};
