import { Parser } from "htmlparser2";
import type { PageFacts } from "../../extraction/page-facts.ts";
import { createPageCollector } from "./page-collector.ts";

/** Characters that are parsed at a time, before the collector is asked again whether it has enough. */
const stride = 16_384;

/** What is on a page. Takes time proportional to its length, whatever its markup, and never fails: broken pages are normal. */
export const readHtml = (html: string, url: URL): PageFacts => {
  const collector = createPageCollector(url);
  const parser = new Parser(collector.handler, {
    decodeEntities: true,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
    recognizeSelfClosing: false,
  });
  for (let at = 0; at < html.length && !collector.isFull(); at += stride) parser.write(html.slice(at, at + stride));
  parser.end();
  return collector.facts();
};
