import { extractionLimits } from "../../extraction/limits.ts";
import { extractCompany } from "../../extraction/extract-company.ts";
import type { Extractor } from "../../extraction/extraction.ts";
import type { OperatorLog } from "../../core/operator-log.ts";
import { createPageFetcher } from "../web/page-fetcher.ts";
import { createSiteReader } from "../web/site-reader.ts";
import type { GeminiOptions } from "../gemini/generate-content.ts";
import { geminiExtraction } from "./gemini-extraction.ts";

export interface ExtractorOptions {
  /** Without a key, only the website, the company registry and the map service are read. */
  readonly gemini: GeminiOptions;
  readonly web: {
    /** A forward proxy for reading websites; empty for direct connections. */
    readonly proxyUrl: () => string;
    /** URL where site owners learn who reads their pages; empty if there is none. */
    readonly publicUrl: () => string;
  };
  readonly log: OperatorLog;
}

/** Reads companies' own websites and asks Gemini about what they do not say. */
export const createExtractor = ({ gemini, web, log }: ExtractorOptions): Extractor => {
  const fetcher = createPageFetcher({ proxyUrl: web.proxyUrl(), publicUrl: web.publicUrl() });
  const site = createSiteReader(fetcher);
  const model = gemini.apiKey() === "" ? undefined : geminiExtraction({ ...gemini, timeLimitMs: extractionLimits.modelMs });
  return { extract: async (request) => extractCompany({ site, model, log }, request) };
};
