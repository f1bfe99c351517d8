import { extractionLimits } from "./limits.ts";
import { parseJson, isRecord, type UnknownRecord } from "../core/unknown-record.ts";

/** The JSON of a `<script type="application/ld+json">`, repaired where editors have damaged it; undefined if that fails. */
export const parseJsonLd = (script: string): unknown => {
  if (script.length > extractionLimits.jsonLdLength) return undefined;
  // No pattern has two adjacent runs of spaces or looks for one at the end: their lengths would multiply.
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
  asList(node["@type"]).flatMap((type) => (typeof type === "string" ? [localName(type)] : []));

export const localName = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("#"), name.lastIndexOf(":")) + 1);

/** JSON-LD may have one value or several. */
export const asList = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.slice(0, extractionLimits.jsonLdNodes) : [value];

/** The texts of a value: themselves, of `{"@value"}`, or the names of nodes. */
export const textsOf = (value: unknown, keys: readonly string[] = ["name"]): readonly string[] =>
  asList(value).flatMap((item) => {
    if (typeof item === "string") return [item];
    if (!isRecord(item)) return [];
    const [text] = ["@value", ...keys].flatMap((key) => textsOfFlat(item[key]));
    return text === undefined ? [] : [text];
  });

const textsOfFlat = (value: unknown): readonly string[] =>
  asList(value).flatMap((item) =>
    typeof item === "string" ? [item] : isRecord(item) && typeof item["@value"] === "string" ? [item["@value"]] : [],
  );

/** https://schema.org/PostalAddress as it is written on letters: "Bryggen 12, 5003 Bergen". */
export const addressLine = (address: UnknownRecord): string => {
  const [street, code, town, region] = ["streetAddress", "postalCode", "addressLocality", "addressRegion"].map((key) =>
    textsOf(address[key]).find((text) => text.trim() !== ""),
  );
  const place = [code, town].filter((text) => text !== undefined).join(" ");
  return [street, place, region === town ? undefined : region].filter((text) => text !== undefined && text !== "").join(", ");
};
