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
  const withModel = async <Found>(
    { signal: outer }: { readonly signal: AbortSignal },
    work: (ask: Ask, model: string) => Promise<Found>,
  ) => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(options.timeLimitMs)]);
    const model = options.model();
    try {
      return await work(async (text, more) => generateContent(options, { model, body: requestOf(model, text, more), signal }), model);
    } catch (error) {
      if (error instanceof GeminiError) return { kind: "failed", failure: error.code } as const;
      throw error;
    }
  };
  return {
    quote: async (question) =>
      withModel(question, async (ask) => {
        const { text } = await ask(quotationText(question), { rules: quotingInstruction, schema: quotationSchema });
        return { kind: "found", proposals: readProposals(text) } as const;
      }),
    fill: async (question) =>
      withModel(question, async (ask, model) => {
        const inTwoSteps = async (): Promise<ExtractedProfile> => fillInTwoSteps(ask, question);
        const inOneStep = async (): Promise<ExtractedProfile> =>
          fillInOneStep(ask, question).catch(async (error: unknown) => {
            if (!(error instanceof GeminiError) || !error.isCombination) throw error;
            twoStepModels.add(model);
            return inTwoSteps();
          });
        return { kind: "found", profile: await (twoStepModels.has(model) ? inTwoSteps() : inOneStep()) } as const;
      }),
  };
};

type Ask = (text: string, more: RequestParts) => Promise<GeminiAnswer>;

interface RequestParts {
  readonly rules?: string;
  /** Of the JSON that is asked for; undefined for prose. */
  readonly schema?: object;
  readonly tools?: readonly object[];
}

const tools = [{ googleSearch: {} }, { urlContext: {} }];

const fillInOneStep = async (ask: Ask, question: KnowledgeQuestion): Promise<ExtractedProfile> => {
  const { text, evidence } = await ask(questionText(question), { tools, schema: answerSchema(question.wanted) });
  return readModelProfile(text, evidence, question);
};

const fillInTwoSteps = async (ask: Ask, question: KnowledgeQuestion): Promise<ExtractedProfile> => {
  const { text: findings, evidence } = await ask(questionText(question), { tools });
  const { text } = await ask(sortingText(question, findings), { schema: answerSchema(question.wanted) });
  return readModelProfile(text, evidence, question);
};

/** Gemini 3 thinks as long as it likes unless it is told otherwise; older models do not know this setting. */
const requestOf = (model: string, text: string, { rules = instruction, schema, ...more }: RequestParts): object => ({
  systemInstruction: { parts: [{ text: rules }] },
  contents: [{ role: "user", parts: [{ text }] }],
  generationConfig: {
    maxOutputTokens: extractionLimits.modelTokens,
    ...(/^gemini-(?:[3-9]|\d\d)/.test(model) && { thinkingConfig: { thinkingLevel: "LOW" } }),
    ...(schema !== undefined && { responseMimeType: "application/json", responseJsonSchema: schema }),
  },
  ...more,
});
