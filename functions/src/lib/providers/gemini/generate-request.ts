import { type Effort, textModelTraits } from "./text-models.ts";

/** What a model is asked, independently of the model. */
export interface TextRequest {
  /** The rules. */
  readonly instruction: string;
  readonly text: string;
  readonly effort: Effort;
  /** For an answer in JSON: its JSON Schema, with keywords that Gemini supports. */
  readonly schema?: object;
  /** Tokens of the answer, thoughts included. */
  readonly maxTokens?: number;
  readonly tools?: readonly object[];
}

/** `whole`: with all optional members. `private`: without them, except `store`. `bare`: without any. */
export type RequestForm = "whole" | "private" | "bare";

/** The body of a request: https://ai.google.dev/api/generate-content */
export const toGenerateRequest = (model: string, request: TextRequest, form: RequestForm): object => {
  const { instruction, text, schema, tools } = request;
  const isWhole = form === "whole";
  const rules = isWhole || schema === undefined ? instruction : `${instruction}\n\n${inJson}\n${JSON.stringify(schema)}`;
  return {
    systemInstruction: { parts: [{ text: rules }] },
    contents: [{ role: "user", parts: [{ text }] }],
    ...(tools !== undefined && { tools }),
    // A member of every request, whatever the model. Without it, Google keeps requests and answers of newer projects for 55 days:
    // https://ai.google.dev/gemini-api/docs/logs-datasets (2026-11)
    ...(form !== "bare" && { store: false }),
    ...(isWhole && { generationConfig: toGenerationConfig(model, request) }),
  };
};

const inJson = "Answer with one JSON object and nothing else. Its JSON Schema:";

const toGenerationConfig = (model: string, { effort, schema, maxTokens }: TextRequest): object => {
  const { thinking, takesTemperature } = textModelTraits(model);
  return {
    ...(takesTemperature && { temperature: 0 }),
    ...(maxTokens !== undefined && { maxOutputTokens: maxTokens }),
    ...(schema !== undefined && { responseMimeType: "application/json", responseJsonSchema: schema }),
    ...(thinking !== undefined && { thinkingConfig: thinking[effort] }),
  };
};

const optionalMembers = { thinking: /thinking/i, store: /\bstore\b/i, temperature: /temperature/i, schema: /schema|mime.?type/i };

/** The optional members that a refusal speaks of: none in "Request contains an invalid argument." */
export const refusedMembers = (message: string): readonly string[] =>
  Object.entries(optionalMembers).flatMap(([member, words]) => (words.test(message) ? [member] : []));
