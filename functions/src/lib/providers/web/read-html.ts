import { setImmediate } from "node:timers/promises";
import { Parser, type Handler } from "htmlparser2";
import type { PageFacts } from "../../onboarding/extraction/page-facts.ts";
import { type Attributes, createHeadCollector } from "./head-collector.ts";
import { createItemCollector } from "./item-collector.ts";
import { createLinkCollector, readProtectedEmail } from "./link-collector.ts";
import { createLineCollector } from "./line-collector.ts";

/** 4,096 characters are parsed at a time: in between, other requests run, and parsing stops if there are enough lines, or too many levels. */
const stride = 4_096;

/**
 * The contents of a page. Never fails, because broken pages are normal; takes time proportional to the length, whatever the markup; lets
 * other requests run. After an abort, the result is what was read until then.
 */
export const readHtml = async (html: string, url: URL, signal?: AbortSignal): Promise<PageFacts> => {
  const collector = createPageCollector(url);
  const parser = new Parser(collector.handler, {
    decodeEntities: true,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
    recognizeSelfClosing: false,
  });
  for (let at = 0; at < html.length && !collector.isFull() && signal?.aborted !== true; at += stride) {
    parser.write(html.slice(at, at + stride));
    await setImmediate();
  }
  parser.end();
  return collector.facts();
};

/** Collects the `PageFacts` of one page from the events of the parser. */
const createPageCollector = (url: URL) => {
  const head = createHeadCollector();
  const text = createLineCollector();
  const items = createItemCollector();
  const links = createLinkCollector(url);
  let innermost = "";

  const addText = (piece: string): void => {
    if (!text.add(piece)) return;
    links.addText(piece);
    items.addText(piece);
  };

  const onopentag = (tag: string, attributes: Attributes): void => {
    text.open(tag, isHidden(attributes));
    head.open(tag, attributes);
    items.open(tag, attributes);
    links.open(tag, attributes);
    innermost = tag;
    const email = readProtectedEmail(attributes["data-cfemail"] ?? "");
    if (email !== undefined) addText(`${email} `);
    const { alt = "" } = attributes;
    if (tag === "img" && atSign.test(alt)) addText(alt);
    else if (tag === "img") links.addText(alt);
  };

  const ontext = (piece: string): void => {
    if (innermost === "script") head.addScript(piece);
    else if (innermost === "title" && !text.isWithin("svg")) head.addTitle(piece);
    else addText(piece);
  };

  const onclosetag = (tag: string): void => {
    text.close(tag);
    head.close(tag);
    items.close();
    innermost = "";
    if (tag === "a") links.end();
  };

  return {
    handler: { onopentag, ontext, onclosetag } satisfies Partial<Handler>,
    /** Whether parsing can stop. */
    isFull: text.isFull,
    facts: (): PageFacts => {
      const { data, ...found } = head.found();
      return { url: url.href, links: links.found(), lines: text.lines(), ...found, data: [...data, ...items.found()] };
    },
  };
};

/** The description of an image that replaces an at sign: `info<img alt="(at)">example.com`. */
const atSign = /^(?:@|[([{]\s?\p{L}{1,7}\s?[)\]}])$/u;

const isHidden = ({ hidden, style = "" }: Attributes): boolean => hidden !== undefined || /display\s{0,3}:\s{0,3}none/i.test(style);
