import { extractionLimits } from "../../onboarding/extraction/limits.ts";
import { plainLine } from "../../onboarding/extraction/plain-line.ts";
import { parseJsonLd } from "../../onboarding/extraction/json-ld.ts";
import { decodeHTML } from "entities";
import { isRecord } from "../../platform/core/unknown-record.ts";

export type Attributes = Readonly<Record<string, string>>;

export const createHeadCollector = () => {
  const meta = new Map<string, string>();
  const alternates: string[] = [];
  const data: unknown[] = [];
  let [language, title, script] = ["", "", ""];
  let isData = false;

  const readMeta = ({ name, property, "http-equiv": equivalent, content = "" }: Attributes): void => {
    const key = (property ?? name ?? equivalent ?? "").toLowerCase();
    if (key !== "" && !meta.has(key) && meta.size < extractionLimits.metas)
      meta.set(key, plainLine(content, extractionLimits.textLength * 2));
  };

  const readLink = ({ rel = "", hreflang = "" }: Attributes): void => {
    const isAlternate = rel.toLowerCase().split(/\s+/).includes("alternate");
    if (isAlternate && hreflang !== "" && alternates.length < extractionLimits.metas) alternates.push(hreflang);
  };

  return {
    open: (tag: string, attributes: Attributes): void => {
      if (tag === "html") language ||= attributes["lang"] ?? attributes["xml:lang"] ?? "";
      else if (tag === "meta") readMeta(attributes);
      else if (tag === "link") readLink(attributes);
      else if (tag === "script")
        isData = attributes["type"]?.trim().toLowerCase() === "application/ld+json" && data.length < extractionLimits.jsonLdBlocks;
    },
    close: (tag: string): void => {
      if (tag !== "script" || !isData) return;
      data.push(decodeData(parseJsonLd(script)));
      script = "";
      isData = false;
    },
    addScript: (text: string): void => {
      if (isData && script.length <= extractionLimits.jsonLdLength) script += text;
    },
    addTitle: (text: string): void => {
      if (title.length < extractionLimits.lineLength) title += text;
    },
    found: () => ({
      language,
      title: plainLine(title, extractionLimits.shortTextLength),
      meta,
      alternates,
      data: data.filter((block) => block !== undefined),
    }),
  };
};

/** Decodes entities in JSON strings, which HTML leaves encoded within scripts. Omits what is nested too deep. */
const decodeData = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return value.includes("&") ? decodeHTML(value) : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth > extractionLimits.jsonLdDepth) return undefined;
  if (Array.isArray(value)) return value.map((item) => decodeData(item, depth + 1));
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decodeData(item, depth + 1)]));
};
