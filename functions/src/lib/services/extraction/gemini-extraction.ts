import { extractionLimits } from "../../extraction/limits.ts";
import type { ExtractionModel, WebsiteQuestion } from "../../extraction/extraction-model.ts";
import { generateContent, type GeminiOptions } from "../gemini/generate-content.ts";
import { type GeminiAnswer, GeminiError } from "../gemini/gemini-answer.ts";
import { searchInstruction, searchSchema, searchText, websiteInstruction, websiteSchema, websiteText } from "./extraction-prompt.ts";
import { readModelProfile } from "./model-profile.ts";
import { readWebsiteReading } from "./website-reading.ts";

export interface GeminiExtractionOptions extends GeminiOptions {
  /** Longest time for an answer, in milliseconds. */
  readonly timeLimitMs: number;
}

/**
 * Gemini 3 as a reader of the pages that it is given, and with Google Search and the pages that it opens itself:
 * https://ai.google.dev/gemini-api/docs/google-search. One request each; nothing is repeated after a failure: the visitor is waiting, and
 * there is a result without the model.
 */
export const geminiExtraction = (options: GeminiExtractionOptions): ExtractionModel => {
  const ask = async <Answer>(
    { signal: outer }: Pick<WebsiteQuestion, "signal">,
    body: object,
    read: (answer: GeminiAnswer) => Answer,
  ): Promise<Answer | { readonly kind: "failed"; readonly failure: GeminiError["code"] }> => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(options.timeLimitMs)]);
    try {
      return read(await generateContent(options, { model: options.model(), body, signal }));
    } catch (error) {
      if (error instanceof GeminiError) return { kind: "failed", failure: error.code };
      throw error;
    }
  };
  return {
    read: async (question) =>
      ask(question, websiteRequest(question), ({ text }) => ({ kind: "found", reading: readWebsiteReading(text) }) as const),
    search: async (question) =>
      ask(
        question,
        {
          ...requestOf(searchText(question), searchInstruction, searchSchema(question.wanted)),
          tools: [{ googleSearch: {} }, { urlContext: {} }],
        },
        ({ text, evidence }) => ({ kind: "found", profile: readModelProfile(text, evidence, question) }) as const,
      ),
  };
};

/** The whole request about a company's pages. */
export const websiteRequest = (question: WebsiteQuestion) => requestOf(websiteText(question), websiteInstruction, websiteSchema);

/** Gemini 3 thinks as long as it likes unless it is told otherwise. */
const requestOf = (text: string, instruction: string, schema: object) => ({
  systemInstruction: { parts: [{ text: instruction }] },
  contents: [{ role: "user", parts: [{ text }] }],
  generationConfig: {
    maxOutputTokens: extractionLimits.modelTokens,
    thinkingConfig: { thinkingLevel: "LOW" },
    responseMimeType: "application/json",
    responseJsonSchema: schema,
  },
});
