import type { Handler } from "htmlparser2";
import { extractionLimits } from "../../extraction/limits.ts";
import { plainLine } from "../../extraction/plain-line.ts";
import type { PageFacts, PageLink } from "../../extraction/page-facts.ts";
import { type Attributes, createHeadCollector } from "./head-collector.ts";
import { createLineCollector } from "./line-collector.ts";

export interface PageCollector {
  readonly handler: Partial<Handler>;
  /** There is no need to continue parsing. */
  readonly isFull: () => boolean;
  readonly facts: () => PageFacts;
}

/** Listens to the parser of one page and keeps what belongs into `PageFacts`. */
export const createPageCollector = (url: URL): PageCollector => {
  const head = createHeadCollector();
  const text = createLineCollector();
  const links: PageLink[] = [];
  let base = url;
  let link: { readonly href: string; text: string } | undefined;
  let innermost = "";

  const endLink = (): void => {
    const target = link === undefined ? null : URL.parse(link.href, base.href);
    if (link !== undefined && target !== null && links.length < extractionLimits.links) {
      links.push({ url: target.href, text: plainLine(link.text, extractionLimits.shortTextLength) });
    }
    link = undefined;
  };

  const onopentag = (tag: string, attributes: Attributes): void => {
    text.open(tag);
    head.open(tag, attributes);
    innermost = tag;
    const { href } = attributes;
    if (href === undefined) return;
    // Bounded: every link of the page is written out with it.
    if (tag === "base" && href.length <= extractionLimits.urlLength) base = URL.parse(href, url.href) ?? base;
    if (tag !== "a") return;
    endLink();
    link = { href: href.slice(0, extractionLimits.urlLength), text: "" };
  };

  const ontext = (piece: string): void => {
    if (innermost === "script") head.addScript(piece);
    else if (innermost === "title" && !text.isWithin("svg")) head.addTitle(piece);
    else if (text.add(piece) && link !== undefined && link.text.length < extractionLimits.shortTextLength) link.text += piece;
  };

  const onclosetag = (tag: string): void => {
    text.close(tag);
    head.close(tag);
    innermost = "";
    if (tag === "a") endLink();
  };

  return {
    handler: { onopentag, ontext, onclosetag },
    isFull: text.isFull,
    facts: () => ({ url: url.href, links, lines: text.lines(), ...head.found() }),
  };
};
