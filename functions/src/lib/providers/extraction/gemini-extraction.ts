import { extractionLimits } from "../../onboarding/extraction/limits.ts";
import type { ExtractionModel, WebsiteQuestion } from "../../onboarding/extraction/extraction-model.ts";
import { generateContent, type GeminiOptions } from "../gemini/generate-content.ts";
import type { TextRequest } from "../gemini/generate-request.ts";
import { ServiceError, type ServiceFailure } from "../../platform/core/service-error.ts";
import { searchInstruction, searchSchema, searchText, websiteInstruction, websiteSchema, websiteText } from "./extraction-prompt.ts";
import { readSearchClaims, readWebsiteReading } from "./model-answers.ts";
import { extractCompany } from "../../onboarding/extraction/extract-company.ts";
import type { Extractor } from "../../onboarding/extraction/extraction.ts";
import type { OperatorLog } from "../../platform/core/operator-log.ts";
import { createPageFetcher } from "../web/page-fetcher.ts";
import { createSiteReader } from "../web/site-reader.ts";

export interface GeminiExtractionOptions extends GeminiOptions {
  readonly timeLimitMs: number;
}

/**
 * Gemini 3, which reads given pages, or searches with Google Search and opens pages itself:
 * https://ai.google.dev/gemini-api/docs/google-search. A failure is not retried: the visitor is waiting, and can
 * have the website read again.
 */
export const geminiExtraction = (options: GeminiExtractionOptions): ExtractionModel => {
  const ask = async <Answer>(
    { signal: outer }: Pick<WebsiteQuestion, "signal">,
    request: TextRequest,
    read: (text: string) => Answer,
  ): Promise<Answer | { readonly kind: "failed"; readonly failure: ServiceFailure }> => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(options.timeLimitMs)]);
    try {
      return read(await generateContent(options, { request, signal }));
    } catch (error) {
      if (error instanceof ServiceError) return { kind: "failed", failure: error.code };
      throw error;
    }
  };
  return {
    read: async (question) =>
      ask(question, websiteRequest(question, new Date()), (text) => ({ kind: "found", reading: readWebsiteReading(text) }) as const),
    search: async (question) =>
      ask(
        question,
        {
          ...requestOf(searchText(question), searchInstruction, searchSchema(question.wanted)),
          tools: [{ googleSearch: {} }, { urlContext: {} }],
        },
        (text) => ({ kind: "found", claims: readSearchClaims(text, question.wanted) }) as const,
      ),
  };
};

export const websiteRequest = (question: Pick<WebsiteQuestion, "company" | "pages">, at: Date): TextRequest =>
  requestOf(websiteText(question, at.toISOString().slice(0, 10)), websiteInstruction, websiteSchema);

const requestOf = (text: string, instruction: string, schema: object): TextRequest => ({
  instruction,
  text,
  schema,
  effort: "low",
  maxTokens: extractionLimits.modelTokens,
});

interface ExtractorOptions {
  /** Without its key, the website yields only its URL and its languages. */
  readonly gemini: GeminiOptions;
  readonly web: {
    /** A forward proxy for reading websites; empty for direct connections. */
    readonly proxyUrl: () => string;
    /** A URL that tells site owners who reads their pages; empty if there is none. */
    readonly publicUrl: () => string;
  };
  readonly log: OperatorLog;
}

/** Fetches companies' own websites and has Gemini read them, if it has a key. */
export const createExtractor = ({ gemini, web, log }: ExtractorOptions): Extractor => {
  const fetcher = createPageFetcher({ proxyUrl: web.proxyUrl(), publicUrl: web.publicUrl() });
  const site = createSiteReader(fetcher);
  const model = gemini.apiKey() === "" ? undefined : geminiExtraction({ ...gemini, timeLimitMs: extractionLimits.modelMs });
  return { extract: async (request) => extractCompany({ site, model, log }, request) };
};
