import { cleanText } from "../platform/core/text.ts";
import { type NumberFormat, numberFormats } from "./number-formats.ts";

export interface RegistryId {
  /** `NO-ORGNR`, `LEI`, ... `<country>-REG` if the country's number format is unknown. */
  readonly scheme: string;
  /** As its registry writes it; without spaces unless the format is unknown. */
  readonly value: string;
}

/** The form for storage and clients: `NO-ORGNR:923609016`. */
export const writeRegistryId = ({ scheme, value }: RegistryId): string => `${scheme}:${value}`;

/**
 * Parses a number as people and programs write it: bare, with spaces, as a VAT number, or prefixed with its scheme. Verifying check digits
 * is left to the registry.
 *
 * @param country ISO 3166-1, two letters: where the company is
 */
export const readRegistryId = (text: string, country: string): RegistryId | undefined => {
  const [, scheme, rest = ""] = /^([A-Z]{2}-[A-Z]+|LEI) ?: ?(.+)$/.exec(clean(text)) ?? [];
  const number = scheme === undefined ? clean(text) : rest;
  if (number.length > longest || !/\d/.test(number)) return undefined;
  const compact = number.replaceAll(/[\s./-]/g, "");
  if (scheme === "LEI" || lei.test(compact)) return lei.test(compact) ? { scheme: "LEI", value: compact } : undefined;
  if (scheme !== undefined && !scheme.startsWith(`${country}-`)) return undefined;
  const format = numberFormats.get(country);
  if (format === undefined) return readOther(number, country);
  return scheme === undefined || scheme === format.scheme ? readNational(number, format) : undefined;
};

/** ISO 17442. */
const lei = /^[0-9A-Z]{18}\d{2}$/;

/** 40 characters including separators: the longest numbers have 20. */
const longest = 40;

const clean = (text: string): string =>
  cleanText(text.normalize("NFKC"))
    .replaceAll(/\p{Pd}/gu, "-")
    .toUpperCase();

const labels =
  /^(?:ORG(?:ANISASJONS)?[. ]{0,2}(?:NR|NUMMER)?|SIREN|SIRET|IČO|ICO|UEN|CRN|CRO|Y-TUNNUS|VAT|MVA|TVA|ח\.?פ\.?|REG(?:ISTRATION)?|COMPANY|NUMBER|NO|NR)[.:#º ]+/;

const readNational = (text: string, { scheme, read }: NumberFormat): RegistryId | undefined => {
  const value = read(withoutLabels(text).replaceAll(/[^0-9A-Z]/g, ""));
  return value === undefined ? undefined : { scheme, value };
};

const withoutLabels = (text: string): string => {
  const shorter = text.replace(labels, "");
  return shorter === text || !/\d/.test(shorter) ? text : withoutLabels(shorter);
};

/** Numbers of an unknown format keep their separators: `HRB 86891`, `556016-0680`. */
const readOther = (text: string, country: string): RegistryId | undefined =>
  /^[\p{L}\p{N} ./-]{2,}$/u.test(text) ? { scheme: `${country}-REG`, value: text.replaceAll(/\s+/g, " ") } : undefined;
