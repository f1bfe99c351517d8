import { extractionLimits } from "./limits.ts";
import { parseJson, isRecord, type UnknownRecord } from "../../platform/core/unknown-record.ts";

/** The JSON of a `<script type="application/ld+json">`, with common mistakes of editors repaired; undefined if it cannot be parsed. */
export const parseJsonLd = (script: string): unknown => {
  if (script.length > extractionLimits.jsonLdLength) return undefined;
  // No pattern has two adjacent runs of spaces or an unanchored run before the end: both take quadratic time.
  const json = script
    .trim()
    .replace(/^(?:(?:\/\*|\/\/)\s*)?<!\[CDATA\[\s*(?:\*\/)?|^<!--/, "")
    .replace(/(?:(?:\/\*|\/\/)\s*)?\]\]>(?:\s*\*\/)?$|-->$/, "")
    .trim()
    .replace(/;$/, "");
  return parseJson(json) ?? parseJson(json.replaceAll(/\p{Cc}/gu, " ").replaceAll(/,(\s*[}\]])/g, "$1"));
};

/** `https://schema.org/Bakery` is `Bakery`. */
export const typesOf = (node: UnknownRecord): readonly string[] =>
  oneOrMore(node["@type"]).flatMap((type) => (typeof type === "string" ? [localName(type)] : []));

export const localName = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("#"), name.lastIndexOf(":")) + 1);

/** JSON-LD allows one value or a list wherever a property has values. */
export const oneOrMore = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.slice(0, extractionLimits.jsonLdNodes) : [value];

/** The texts of a value: strings, the `@value` of objects, or the names of nodes. */
export const textsOf = (value: unknown, keys: readonly string[] = ["name"]): readonly string[] =>
  oneOrMore(value).flatMap((item) => {
    if (typeof item === "string") return [item];
    if (!isRecord(item)) return [];
    const [text] = ["@value", ...keys].flatMap((key) => textsOfFlat(item[key]));
    return text === undefined ? [] : [text];
  });

const textsOfFlat = (value: unknown): readonly string[] =>
  oneOrMore(value).flatMap((item) =>
    typeof item === "string" ? [item] : isRecord(item) && typeof item["@value"] === "string" ? [item["@value"]] : [],
  );

/** A https://schema.org/PostalAddress in one line, as on letters: "Bryggen 12, 5003 Bergen". */
export const addressLine = (address: UnknownRecord): string => {
  const [street, code, town, region] = ["streetAddress", "postalCode", "addressLocality", "addressRegion"].map((key) =>
    textsOf(address[key]).find((text) => text.trim() !== ""),
  );
  const place = [code, town].filter((text) => text !== undefined).join(" ");
  return [street, place, region === town ? undefined : region].filter((text) => text !== undefined && text !== "").join(", ");
};
