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

/** Every node of the blocks, at any depth, the outer ones first. A reference `{"@id"}` within it stays a reference. */
export const nodesOf = (blocks: readonly unknown[]): readonly UnknownRecord[] => {
  const nodes: UnknownRecord[] = [];
  let level: readonly unknown[] = blocks;
  for (let depth = 0; depth < extractionLimits.jsonLdDepth && level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (nodes.length >= extractionLimits.jsonLdNodes) return nodes;
      if (Array.isArray(value)) next.push(...asList(value));
      else if (isRecord(value)) {
        if (value["@type"] !== undefined) nodes.push(value);
        next.push(...Object.values(value).filter((inner) => typeof inner === "object"));
      }
    }
    level = next;
  }
  return nodes;
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

/** The first text of a value that is not empty. */
export const firstText = (value: unknown, keys?: readonly string[]): string | undefined =>
  textsOf(value, keys).find((text) => text.trim() !== "");

/** https://schema.org/PostalAddress as it is written on letters: "Bryggen 12, 5003 Bergen". */
export const addressLine = (address: UnknownRecord): string => {
  const [street, code, town, region] = ["streetAddress", "postalCode", "addressLocality", "addressRegion"].map((key) =>
    firstText(address[key]),
  );
  const place = [code, town].filter((text) => text !== undefined).join(" ");
  return [street, place, region === town ? undefined : region].filter((text) => text !== undefined && text !== "").join(", ");
};
