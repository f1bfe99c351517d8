import { extractionLimits } from "../../extraction/limits.ts";
import type { ExtractedProfile } from "../../extraction/extraction.ts";
import type { KnowledgeModel, KnowledgeQuestion } from "../../extraction/knowledge-model.ts";
import { errorOf, type GeminiAnswer, GeminiError, readAnswer } from "./gemini-answer.ts";
import {
  answerSchema,
  instruction,
  questionText,
  quotationSchema,
  quotationText,
  quotingInstruction,
  sortingText,
} from "./knowledge-prompt.ts";
import { readModelProfile } from "./model-profile.ts";
import { readProposals } from "./read-proposals.ts";

export interface GeminiKnowledgeOptions {
  /** Origin of the service, without a trailing slash. */
  readonly baseUrl: () => string;
  readonly apiVersion: () => string;
  /** Empty if the deployment has no key. */
  readonly apiKey: () => string;
  readonly model: () => string;
  /** Longest time for an answer, all requests together, in milliseconds. */
  readonly timeLimitMs: number;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Gemini with Google Search and with the pages that it opens itself: https://ai.google.dev/gemini-api/docs/google-search
 * Takes one request. Models before Gemini 3 reject tools together with JSON and take two: one with tools, and one that sorts the findings.
 * Nothing is repeated after a failure: the visitor is waiting, and there is a result without the model.
 */
export const geminiKnowledge = (options: GeminiKnowledgeOptions): KnowledgeModel => {
  const twoStepModels = new Set<string>();
  return {
    quote: async (question) => {
      const signal = AbortSignal.any([question.signal, AbortSignal.timeout(options.timeLimitMs)]);
      const model = options.model();
      const body = {
        ...contentsOf(quotationText(question), quotingInstruction),
        generationConfig: { ...configOf(model), responseMimeType: "application/json", responseJsonSchema: quotationSchema() },
      };
      try {
        const { text } = await generate(options, { model, body, signal });
        return { kind: "found", proposals: readProposals(text) };
      } catch (error) {
        if (error instanceof GeminiError) return { kind: "failed", failure: error.code };
        throw error;
      }
    },
    fill: async (question) => {
      const signal = AbortSignal.any([question.signal, AbortSignal.timeout(options.timeLimitMs)]);
      const model = options.model();
      const ask = async (body: object): Promise<GeminiAnswer> => generate(options, { model, body, signal });
      try {
        if (twoStepModels.has(model)) return found(await fillInTwoSteps(ask, question, model));
        return found(
          await fillInOneStep(ask, question, model).catch(async (error: unknown) => {
            if (!(error instanceof GeminiError) || !error.isCombination) throw error;
            twoStepModels.add(model);
            return fillInTwoSteps(ask, question, model);
          }),
        );
      } catch (error) {
        if (error instanceof GeminiError) return { kind: "failed", failure: error.code };
        throw error;
      }
    },
  };
};

const found = (profile: ExtractedProfile) => ({ kind: "found", profile }) as const;

type Ask = (body: object) => Promise<GeminiAnswer>;

const tools = [{ googleSearch: {} }, { urlContext: {} }];

const fillInOneStep = async (ask: Ask, question: KnowledgeQuestion, model: string): Promise<ExtractedProfile> => {
  const { text, evidence } = await ask({
    ...contentsOf(questionText(question)),
    tools,
    generationConfig: { ...configOf(model), ...jsonOf(question) },
  });
  return readModelProfile(text, evidence, question);
};

const fillInTwoSteps = async (ask: Ask, question: KnowledgeQuestion, model: string): Promise<ExtractedProfile> => {
  const { text: findings, evidence } = await ask({ ...contentsOf(questionText(question)), tools, generationConfig: configOf(model) });
  const { text } = await ask({
    ...contentsOf(sortingText(question, findings)),
    generationConfig: { ...configOf(model), ...jsonOf(question) },
  });
  return readModelProfile(text, evidence, question);
};

const contentsOf = (text: string, rules: string = instruction): object => ({
  systemInstruction: { parts: [{ text: rules }] },
  contents: [{ role: "user", parts: [{ text }] }],
});

/** Gemini 3 thinks as long as it likes unless it is told otherwise; older models do not know this setting. */
const configOf = (model: string): object => ({
  maxOutputTokens: extractionLimits.modelTokens,
  ...(/^gemini-(?:[3-9]|\d\d)/.test(model) && { thinkingConfig: { thinkingLevel: "LOW" } }),
});

const jsonOf = ({ wanted }: KnowledgeQuestion): object => ({
  responseMimeType: "application/json",
  responseJsonSchema: answerSchema(wanted),
});

interface Generation {
  readonly model: string;
  readonly body: object;
  readonly signal: AbortSignal;
}

const generate = async (
  { baseUrl, apiVersion, apiKey, fetch }: GeminiKnowledgeOptions,
  { model, body, signal }: Generation,
): Promise<GeminiAnswer> => {
  const key = apiKey();
  if (key === "") throw new GeminiError("not_configured");
  try {
    const response = await fetch(`${baseUrl()}/${apiVersion()}/models/${model}:generateContent`, {
      method: "POST",
      signal,
      headers: { "Content-Type": "application/json", "x-goog-api-key": key },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw errorOf(response.status, parseJson(text));
    return readAnswer(parseJson(text));
  } catch (error) {
    if (error instanceof GeminiError) throw error;
    throw new GeminiError(signal.aborted ? "timeout" : "provider_down", { cause: error });
  }
};

const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined; // SyntaxError: neither an answer nor an error that says why
  }
};
