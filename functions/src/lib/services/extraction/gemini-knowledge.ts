import { extractionLimits } from "../../extraction/limits.ts";
import type { ExtractedProfile } from "../../extraction/extraction.ts";
import type { KnowledgeModel, KnowledgeQuestion } from "../../extraction/knowledge-model.ts";
import { generateContent, type GeminiOptions } from "../gemini/generate-content.ts";
import { type GeminiAnswer, GeminiError } from "../gemini/gemini-answer.ts";
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

export interface GeminiKnowledgeOptions extends GeminiOptions {
  /** Longest time for an answer, all requests together, in milliseconds. */
  readonly timeLimitMs: number;
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
        const { text } = await generateContent(options, { model, body, signal });
        return { kind: "found", proposals: readProposals(text) };
      } catch (error) {
        if (error instanceof GeminiError) return { kind: "failed", failure: error.code };
        throw error;
      }
    },
    fill: async (question) => {
      const signal = AbortSignal.any([question.signal, AbortSignal.timeout(options.timeLimitMs)]);
      const model = options.model();
      const ask = async (body: object): Promise<GeminiAnswer> => generateContent(options, { model, body, signal });
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
