import * as z from "zod/mini";
import { ServiceError, type ServiceFailure } from "../../core/service-error.ts";
import { isRecord, parseJson, type UnknownRecord } from "../../core/unknown-record.ts";
import { geminiFailure } from "../google-error.ts";
import { geminiApiUrl, geminiApiVersion } from "../../config/params.ts";
import { geminiApiKey, readKey } from "../../config/secrets.ts";

export interface GeminiOptions {
  /** Without a trailing slash. */
  readonly baseUrl: () => string;
  readonly apiVersion: () => string;
  /** Empty if the deployment has no key. */
  readonly apiKey: () => string;
  readonly model: () => string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Sends one request to a language model and returns its complete answer: https://ai.google.dev/api/generate-content
 *
 * @throws ServiceError if there is no complete answer
 */
export const generateContent = async (
  { baseUrl, apiVersion, apiKey, model, fetch }: GeminiOptions,
  { body, signal }: { readonly body: object; readonly signal: AbortSignal },
): Promise<string> => {
  const key = apiKey();
  if (key === "") throw new ServiceError("not_configured");
  try {
    const response = await fetch(`${baseUrl()}/${apiVersion()}/models/${model()}:generateContent`, {
      method: "POST",
      signal,
      headers: { "Content-Type": "application/json", "x-goog-api-key": key },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new ServiceError(geminiFailure(response.status, parseJson(text)));
    return readAnswer(parseJson(text));
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError(signal.aborted ? "timeout" : "provider_down", error);
  }
};

export const deployedGemini: Omit<GeminiOptions, "model"> = {
  baseUrl: () => geminiApiUrl.value(),
  apiVersion: () => geminiApiVersion.value(),
  apiKey: () => readKey(geminiApiKey),
  fetch: async (input, init) => fetch(input, init),
};

const Answer = z.object({
  promptFeedback: z.optional(z.object({ blockReason: z.optional(z.string()) })),
  candidates: z.optional(
    z.array(
      z.object({
        finishReason: z.optional(z.string()),
        content: z.optional(
          z.object({ parts: z.optional(z.array(z.object({ text: z.optional(z.string()), thought: z.optional(z.boolean()) }))) }),
        ),
      }),
    ),
  ),
});

/** Reasons other than STOP: https://ai.google.dev/api/generate-content#FinishReason */
const failureOfFinish: ReadonlyMap<string, ServiceFailure> = new Map([
  ["MAX_TOKENS", "cut_off"],
  ...["SAFETY", "RECITATION", "PROHIBITED_CONTENT", "SPII", "BLOCKLIST", "LANGUAGE"].map((reason) => [reason, "refused"] as const),
]);

/** @throws ServiceError for every incomplete response */
const readAnswer = (body: unknown): string => {
  const parsed = Answer.safeParse(body);
  if (!parsed.success) throw new ServiceError("unreadable", parsed.error);
  if (parsed.data.promptFeedback?.blockReason !== undefined) throw new ServiceError("refused");
  const [candidate] = parsed.data.candidates ?? [];
  const finish = candidate?.finishReason ?? "";
  if (candidate === undefined || finish !== "STOP") throw new ServiceError(failureOfFinish.get(finish) ?? "unreadable");
  return (candidate.content?.parts ?? [])
    .filter(({ thought }) => thought !== true)
    .map((part) => part.text ?? "")
    .join("");
};

/** The JSON in a model's answer, also in a code block. */
export const parseModelJson = (text: string): unknown => parseJson(text.trim().replace(/^```(?:json)?\s*|(?<!\s)\s*```$/g, ""));

/** @throws ServiceError `unreadable` when the answer is not an object */
export const parseModelFields = (text: string): UnknownRecord => {
  const fields = parseModelJson(text);
  if (isRecord(fields)) return fields;
  throw new ServiceError("unreadable");
};
