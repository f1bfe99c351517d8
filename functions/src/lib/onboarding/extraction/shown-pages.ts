import { extractionLimits } from "./limits.ts";
import type { PageFacts } from "./page-facts.ts";
import { isRecord, type UnknownRecord } from "../../platform/core/unknown-record.ts";
import { percentDecode } from "../../platform/core/web-address.ts";
import { addressLine, oneOrMore, textsOf, typesOf } from "./json-ld.ts";
import { plainLine } from "./plain-line.ts";

/** The part of a page that the model is shown, and in which its quotations are searched. */
interface ShownPage {
  readonly url: string;
  /** In page order, one line per block. */
  readonly text: string;
  readonly machine_readable: string;
}

/** The parts of each page that are likely to be new: repeated headers, footers and structured data are shown only once. */
export const showPages = (pages: readonly PageFacts[]): readonly ShownPage[] => {
  const shown = new Set<string>();
  let textLeft: number = extractionLimits.siteTextLength;
  let dataLeft: number = extractionLimits.siteDataLength;
  return pages.map((page) => {
    const lines = page.lines.filter((line) => !line.aside || !shown.has(line.text)).map((line) => line.text);
    const whole = lines.join("\n");
    const text = shown.has(whole) ? "" : withoutMiddle(whole, Math.min(textLeft, extractionLimits.pageTextLength));
    const machine = machineLines(page)
      .filter((line) => !shown.has(line))
      .join("\n")
      .slice(0, dataLeft);
    textLeft -= text.length;
    dataLeft -= machine.length;
    for (const line of [...lines, whole, ...machine.split("\n")]) shown.add(line);
    return { url: page.url, text, machine_readable: machine };
  });
};

/** Keeps the end of a page: many companies have their contact data in the footer. */
const withoutMiddle = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const end = Math.floor(longest / 4);
  return `${text.slice(0, Math.max(0, longest - end - 1))}\n${text.slice(text.length - end)}`.slice(0, longest);
};

export const textOf = ({ text, machine_readable: machine }: ShownPage): string => `${text}\n${machine}`;

/** Properties and types that say nothing about a company: references, pictures, navigation and reviews. */
const skippedKeys: ReadonlySet<string> = new Set(
  "@context @id @type @graph @value @language image logo photo potentialAction thumbnailUrl hasMap".split(" "),
);
const skippedTypes: ReadonlySet<string> = new Set("BreadcrumbList Review AggregateRating Rating ImageObject SearchAction".split(" "));

const described = ["og:site_name", "application-name", "description", "og:description", "og:locale", "author", "geo.placename"];

/**
 * A page's structured data, one statement per line: meta elements, links to phone numbers and mailboxes, and nodes as `Type.property:
 * value`. An address is one line, and so is each entry of the opening hours.
 */
export const machineLines = (page: PageFacts): readonly string[] => {
  const lines = new Set<string>();
  let left: number = extractionLimits.pageDataLength;
  const add = (name: string, value: string): void => {
    const line = plainLine(`${name}: ${value}`, extractionLimits.lineLength);
    if (value.trim() === "" || lines.has(line) || line.length > left) return;
    left -= line.length;
    lines.add(line);
  };
  add("title", page.title);
  for (const name of described) add(`meta ${name}`, page.meta.get(name) ?? "");
  for (const { url, text } of page.links) {
    if (/^(?:tel|mailto):/.test(url)) add("link", `${percentDecode(url) ?? url} (${text})`);
  }
  add("translations", page.alternates.join(", "));
  for (const node of topNodes(page.data)) describe(node, { path: typesOf(node).join(" "), key: "", depth: 0 }, add);
  return [...lines];
};

const topNodes = (blocks: readonly unknown[]): readonly UnknownRecord[] =>
  blocks
    .flatMap(oneOrMore)
    .filter(isRecord)
    .flatMap((block) => [block, ...oneOrMore(block["@graph"]).filter(isRecord)]);

type Add = (name: string, value: string) => void;

interface Position {
  readonly path: string;
  /** The last part of the path. */
  readonly key: string;
  readonly depth: number;
}

const describe = (node: UnknownRecord, { path, key, depth }: Position, add: Add): void => {
  const types = typesOf(node);
  if (depth > extractionLimits.jsonLdDepth || types.some((type) => skippedTypes.has(type))) return;
  // The property decides, because many sites omit the types of inner nodes.
  if (key === "address" || types.includes("PostalAddress")) add(path, addressLine(node));
  else if (/openingHoursSpecification$/i.test(key)) add(path, hoursLine(node));
  else {
    for (const [name, value] of Object.entries(node).filter(([property]) => !skippedKeys.has(property))) {
      const inner = `${path}.${name}`;
      const values = oneOrMore(value);
      add(inner, values.flatMap((item) => (isRecord(item) && !Object.hasOwn(item, "@value") ? [] : textsOf(item))).join(", "));
      for (const child of values.filter(isRecord)) describe(child, { path: inner, key: name, depth: depth + 1 }, add);
    }
  }
};

const hoursLine = (node: UnknownRecord): string =>
  ["dayOfWeek", "opens", "closes", "validFrom", "validThrough", "description"]
    .flatMap((key) => {
      const text = textsOf(node[key], ["@id", "name"])
        .map((part) => part.replace(/^https?:\/\/schema\.org\//, ""))
        .join(", ");
      return text === "" ? [] : [`${key} ${text}`];
    })
    .join("; ");
