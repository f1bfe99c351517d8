import { extractionLimits } from "../../extraction/limits.ts";
import { plainLine } from "../../extraction/plain-line.ts";
import { parseJsonLd } from "../../extraction/json-ld.ts";
import { decodeData } from "./decode-data.ts";

export type Attributes = Readonly<Record<string, string>>;

export interface HeadCollector {
  readonly open: (tag: string, attributes: Attributes) => void;
  readonly close: (tag: string) => void;
  /** Text within a script. */
  readonly addScript: (text: string) => void;
  readonly addTitle: (text: string) => void;
  readonly found: () => {
    readonly language: string;
    readonly title: string;
    readonly meta: ReadonlyMap<string, string>;
    readonly alternates: readonly string[];
    readonly data: readonly unknown[];
  };
}

/** Collects what a page declares for programs. */
export const createHeadCollector = (): HeadCollector => {
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
    open: (tag, attributes) => {
      if (tag === "html") language ||= attributes["lang"] ?? attributes["xml:lang"] ?? "";
      else if (tag === "meta") readMeta(attributes);
      else if (tag === "link") readLink(attributes);
      else if (tag === "script")
        isData = attributes["type"]?.trim().toLowerCase() === "application/ld+json" && data.length < extractionLimits.jsonLdBlocks;
    },
    close: (tag) => {
      if (tag !== "script" || !isData) return;
      data.push(decodeData(parseJsonLd(script)));
      script = "";
      isData = false;
    },
    addScript: (text) => {
      if (isData && script.length <= extractionLimits.jsonLdLength) script += text;
    },
    addTitle: (text) => {
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
