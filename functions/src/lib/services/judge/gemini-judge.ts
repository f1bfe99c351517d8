import * as z from "zod/mini";
import type { Judge, Verdict } from "../../knowledge/find-answer.ts";
import { knowledgeLimits } from "../../knowledge/limits.ts";
import { generateContent, type GeminiOptions } from "../gemini/generate-content.ts";
import { GeminiError, parseModelJson } from "../gemini/gemini-answer.ts";
import { instruction, promptText, verdictSchema } from "./judge-prompt.ts";

/** One request, and no second one after a failure: the visitor is waiting, and the question can go to the team. */
export const geminiJudge = (options: GeminiOptions): Judge => ({
  judge: async (request) => {
    const model = options.model();
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(knowledgeLimits.judgeMs)]);
    const body = {
      systemInstruction: { parts: [{ text: instruction }] },
      contents: [{ role: "user", parts: [{ text: promptText(request) }] }],
      generationConfig: {
        temperature: 0,
        maxOutputTokens: knowledgeLimits.judgeTokens,
        responseMimeType: "application/json",
        responseJsonSchema: verdictSchema,
        ...thinkingOf(model),
      },
    };
    try {
      return parseVerdict((await generateContent(options, { model, body, signal })).text);
    } catch (error) {
      if (error instanceof GeminiError) return { kind: "failed", failure: error.code };
      throw error;
    }
  },
});

/** As little as the model can do with: it would rather think than be in time. https://ai.google.dev/gemini-api/docs/thinking (2026-11) */
const thinkingOf = (model: string): object => {
  if (!/^gemini-(?:[3-9]|\d\d)/.test(model)) return model.includes("flash") ? { thinkingConfig: { thinkingBudget: 0 } } : {};
  return { thinkingConfig: { thinkingLevel: model.includes("flash") ? "MINIMAL" : "LOW" } };
};

const Answer = z.object({
  verdict: z.enum(["answered", "not_answered", "no_question"]),
  passage: z.optional(z.number()),
  words: z.optional(z.string()),
});

const parseVerdict = (text: string): Verdict => {
  const parsed = Answer.safeParse(parseModelJson(text));
  if (!parsed.success) return { kind: "failed", failure: "unreadable" };
  const { verdict, passage = 0, words = "" } = parsed.data;
  return verdict === "answered" ? { kind: verdict, position: passage - 1, words } : { kind: verdict };
};
