import { setImmediate } from "node:timers/promises";
import { Parser } from "htmlparser2";
import type { PageFacts } from "../../extraction/page-facts.ts";
import { createPageCollector } from "./page-collector.ts";

/** Characters that are parsed at a time, before others have their turn and the collector is asked again whether it has enough. */
const stride = 16_384;

/**
 * What is on a page. Takes time proportional to its length, whatever its markup, lets other requests have their turn meanwhile, and never fails:
 * broken pages are normal. After an abort, what was read until then.
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
