import { extractionLimits } from "../../onboarding/extraction/limits.ts";
import { plainLine } from "../../onboarding/extraction/plain-line.ts";
import { localName } from "../../onboarding/extraction/json-ld.ts";
import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import type { Attributes } from "./head-collector.ts";

interface Item {
  readonly types: readonly string[];
  readonly properties: (readonly [name: string, value: unknown])[];
}

interface OpenElement {
  /** The owner's properties of which this element is the value. */
  readonly names: readonly string[];
  readonly owner: Item | undefined;
  readonly item: Item | undefined;
  /** The value in the element's attributes; undefined if its text is the value. */
  readonly value: string | undefined;
  text: string;
}

/**
 * Collects microdata (https://html.spec.whatwg.org/multipage/microdata.html) and RDFa Lite (https://www.w3.org/TR/rdfa-lite/) as JSON-LD
 * nodes. Each `open` must have its `close`. References (`itemref`) are not followed.
 */
export const createItemCollector = () => {
  const openElements: OpenElement[] = [];
  /** Those whose text is a value. */
  const reading: OpenElement[] = [];
  const top: Item[] = [];
  let count = 0;
  return {
    open: (tag: string, attributes: Attributes): void => {
      const names = namesOf(attributes);
      const types = typesOf(attributes);
      const around = openElements.at(-1);
      const owner = around?.item ?? around?.owner;
      const isItem = types !== undefined && count < extractionLimits.jsonLdNodes;
      const item = isItem ? { types, properties: [] } : undefined;
      if (item !== undefined) count += 1;
      if (item !== undefined && (owner === undefined || names.length === 0)) top.push(item);
      const element = { names, owner, item, value: valueOf(tag, attributes), text: "" };
      openElements.push(element);
      if (isRead(element) && reading.length < mostProperties) reading.push(element);
    },
    addText: (text: string): void => {
      for (const element of reading) if (element.text.length < extractionLimits.textLength) element.text += text;
    },
    close: (): void => {
      const element = openElements.pop();
      if (element === reading.at(-1)) reading.pop();
      if (element?.owner === undefined || element.owner.properties.length >= mostProperties) return;
      const value = element.item ?? plainLine(element.value ?? element.text, extractionLimits.textLength);
      if (value !== "") element.owner.properties.push(...element.names.map((name) => [name, value] as const));
    },
    found: (): readonly UnknownRecord[] => top.map((item) => toNode(item, 0)),
  };
};

/** 200: more than a real company has. A hostile page may have any number. */
const mostProperties = 200;

const isRead = ({ names, owner, item, value }: OpenElement): boolean =>
  names.length > 0 && owner !== undefined && item === undefined && value === undefined;

const words = (text: string | undefined): readonly string[] =>
  (text ?? "")
    .slice(0, extractionLimits.shortTextLength)
    .split(/\s+/)
    .filter((word) => word !== "");

/** Names with another prefix, such as `og:title`, are not from https://schema.org. */
const namesOf = ({ itemprop, property }: Attributes): readonly string[] =>
  itemprop === undefined
    ? words(property)
        .filter((name) => !name.includes(":") || /^schema:|schema\.org\//.test(name))
        .map(localName)
    : words(itemprop).map(localName);

/** Undefined for an element that is not an item. */
const typesOf = ({ itemscope, itemtype, typeof: type }: Attributes): readonly string[] | undefined => {
  if (itemscope !== undefined) return words(itemtype).map(localName);
  return type === undefined ? undefined : words(type).map(localName);
};

const valueOf = (tag: string, { content, datetime, href, src }: Attributes): string | undefined => {
  if (content !== undefined) return content;
  if (tag === "time" && datetime !== undefined) return datetime;
  if (tag === "link" || tag === "area") return href;
  // The `href` of a `tel:` or `mailto:` link is the value; its text may be "call us".
  if (tag === "a" && href !== undefined) return /^(?:tel|mailto):/i.test(href) ? href.replace(/^\w+:/, "").split("?")[0] : undefined;
  return tag === "img" ? src : undefined;
};

const toNode = ({ types, properties }: Item, depth: number): UnknownRecord => {
  const values = new Map<string, unknown[]>();
  for (const [name, value] of properties) values.set(name, [...(values.get(name) ?? []), isItem(value) ? nested(value, depth) : value]);
  return Object.fromEntries([["@type", types], ...[...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list] as const)]);
};

const nested = (item: Item, depth: number): unknown => (depth > extractionLimits.jsonLdDepth ? undefined : toNode(item, depth + 1));

const isItem = (value: unknown): value is Item => typeof value === "object" && value !== null && "properties" in value;
