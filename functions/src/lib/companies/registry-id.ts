import { cleanText } from "../core/text.ts";
import { isLei, type NumberFormat, numberFormats } from "./number-formats.ts";

/** A number in a registry, with the scheme of the number. */
export interface RegistryId {
  /** `NO-ORGNR`, `LEI`, ... `<country>-REG` where the country's numbers have no form that is known here. */
  readonly scheme: string;
  /** As its registry writes it, without spaces. */
  readonly value: string;
}

export type RegistryIdReading =
  | { readonly kind: "id"; readonly id: RegistryId }
  /**
   * - `malformed`: not a number of the country.
   * - `other_country`: by its own prefix it belongs to another country.
   * - `tax_number`: a tax number, from which the company's own cannot be derived.
   */
  | { readonly kind: "problem"; readonly problem: "malformed" | "other_country" | "tax_number" };

/** The form in which it is stored and passed on: `NO-ORGNR:923609016`. */
export const writeRegistryId = ({ scheme, value }: RegistryId): string => `${scheme}:${value}`;

/**
 * Parses a number as people and programs write it: bare, with spaces, as a VAT number, or prefixed with its scheme.
 * A wrong check digit is accepted: the registry knows better.
 *
 * @param country ISO 3166-1, two letters: where the company is
 */
export const readRegistryId = (text: string, country: string): RegistryIdReading => {
  const [, scheme, rest = ""] = /^([A-Z]{2}-[A-Z]+|LEI)\s*:\s*(.+)$/.exec(clean(text)) ?? [];
  const number = scheme === undefined ? clean(text) : rest;
  if (number.length > longest || !/\d/.test(number)) return malformed;
  if (scheme !== undefined && scheme !== "LEI" && !scheme.startsWith(`${country}-`)) return { kind: "problem", problem: "other_country" };
  const compact = number.replaceAll(/[\s./-]/g, "");
  const isNamedLei = scheme === "LEI" || isLei(compact);
  if (isNamedLei) return /^[0-9A-Z]{18}\d{2}$/.test(compact) ? { kind: "id", id: { scheme: "LEI", value: compact } } : malformed;
  const format = numberFormats.get(country);
  if (format === undefined) return readOther(number, country);
  return scheme === undefined || scheme === format.scheme ? readNational(number, format) : malformed;
};

const malformed = { kind: "problem", problem: "malformed" } as const;

/** 40 characters with everything that people put between: the longest numbers have 20. */
const longest = 40;

const clean = (text: string): string =>
  cleanText(text.normalize("NFKC"))
    .replaceAll(/\p{Pd}/gu, "-")
    .toUpperCase();

/** What people say before a company number. */
const labels =
  /^(?:ORG(?:ANISASJONS)?[. ]*(?:NR|NUMMER)?|SIREN|SIRET|IČO|ICO|UEN|CRN|CRO|Y-TUNNUS|VAT|MVA|TVA|ח\.?פ\.?|REG(?:ISTRATION)?|COMPANY|NUMBER|NO|NR)[.:#º ]+(?=.*\d)/;

const readNational = (text: string, { scheme, read, isTaxNumber }: NumberFormat): RegistryIdReading => {
  const compact = withoutLabels(text).replaceAll(/[^0-9A-Z]/g, "");
  const value = read(compact);
  if (value !== undefined) return { kind: "id", id: { scheme, value } };
  return isTaxNumber?.(compact) === true ? { kind: "problem", problem: "tax_number" } : malformed;
};

const withoutLabels = (text: string): string => {
  const shorter = text.replace(labels, "");
  return shorter === text ? text : withoutLabels(shorter);
};

/** `HRB 86891`, `556016-0680`: nothing is known of its form, so it stays as it is written. */
const readOther = (text: string, country: string): RegistryIdReading =>
  /^[\p{L}\p{N} ./-]{2,}$/u.test(text) ? { kind: "id", id: { scheme: `${country}-REG`, value: text.replaceAll(/\s+/g, " ") } } : malformed;
