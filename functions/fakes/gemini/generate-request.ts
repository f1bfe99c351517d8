import type * as z from "zod";
import { parseJson } from "../../src/lib/platform/core/unknown-record.ts";
import { anything, flag, float, int32, list, message, oneOf, struct, text } from "../google/proto.ts";

const Part = message({ text, thought: flag, inlineData: struct, functionCall: struct, functionResponse: struct, fileData: struct });

const Content = message({ role: text, parts: list(Part) });

const Tool = message({
  googleSearch: message({ timeRangeFilter: struct }),
  urlContext: message({}),
  codeExecution: message({}),
  googleMaps: message({}),
  functionDeclarations: list(struct),
});

const ThinkingConfig = message({
  includeThoughts: flag,
  thinkingBudget: int32,
  thinkingLevel: oneOf("ThinkingLevel", ["MINIMAL", "LOW", "MEDIUM", "HIGH"]),
});

const GenerationConfig = message({
  temperature: float,
  topP: float,
  topK: float,
  candidateCount: int32,
  maxOutputTokens: int32,
  stopSequences: list(text),
  seed: int32,
  responseMimeType: text,
  responseSchema: struct,
  responseJsonSchema: anything,
  thinkingConfig: ThinkingConfig,
});

/** The fields of `GenerateContentRequest` that text generation uses. */
export const GenerateRequest = message({
  model: text,
  contents: list(Content),
  systemInstruction: Content,
  tools: list(Tool),
  toolConfig: struct,
  safetySettings: list(struct),
  generationConfig: GenerationConfig,
  cachedContent: text,
  store: flag,
});

export type GenerateRequest = z.infer<typeof GenerateRequest>;

/** The JSON Schema of the answer: from its member, or, as a model reads it, from the last line of the instruction. */
export const schemaOf = ({ generationConfig, systemInstruction }: GenerateRequest): unknown => {
  if (generationConfig?.responseJsonSchema !== undefined) return generationConfig.responseJsonSchema;
  const rules = (systemInstruction?.parts ?? []).map((part) => part.text ?? "").join("\n");
  return parseJson(rules.split("\n").at(-1) ?? "");
};
