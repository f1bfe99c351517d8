import { extractionLimits } from "../../extraction/limits.ts";
import { extractCompany } from "../../extraction/extract-company.ts";
import type { Extractor } from "../../extraction/extraction.ts";
import type { ModelFailure } from "../../core/model-failure.ts";
import { createPageFetcher } from "../web/page-fetcher.ts";
import { createSiteReader } from "../web/site-reader.ts";
import type { GeminiOptions } from "../gemini/generate-content.ts";
import { geminiKnowledge } from "./gemini-knowledge.ts";

export interface ExtractorOptions {
  /** Without a key only the website, the register and the map service are read. */
  readonly gemini: GeminiOptions;
  readonly web: {
    /** A forward proxy through which websites are read; empty: directly. */
    readonly proxyUrl: () => string;
    /** Where site owners learn who reads their pages. Empty: nowhere. */
    readonly publicUrl: () => string;
  };
  /** For the operator's log. */
  readonly onModelFailure: (failure: ModelFailure) => void;
}

/** Reads companies' own websites, and asks Gemini for what they do not say. */
export const createExtractor = ({ gemini, web, onModelFailure }: ExtractorOptions): Extractor => {
  const fetcher = createPageFetcher({ proxyUrl: web.proxyUrl(), publicUrl: web.publicUrl() });
  const site = createSiteReader(fetcher);
  const model = gemini.apiKey() === "" ? undefined : geminiKnowledge({ ...gemini, timeLimitMs: extractionLimits.modelMs });
  return { extract: async (request) => extractCompany({ site, model, onModelFailure }, request) };
};
