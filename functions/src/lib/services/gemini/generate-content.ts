import { parseJson } from "../../core/unknown-record.ts";
import { ServiceError } from "../../core/service-error.ts";
import { geminiFailure } from "../google-error.ts";
import { readAnswer } from "./gemini-answer.ts";
import { geminiApiUrl, geminiApiVersion } from "../../config/params.ts";
import { geminiApiKey, readKey } from "../../config/secrets.ts";

export interface GeminiOptions {
  /** Without a trailing slash. */
  readonly baseUrl: () => string;
  readonly apiVersion: () => string;
  /** Empty when the deployment has no key. */
  readonly apiKey: () => string;
  readonly model: () => string;
  readonly fetch: typeof globalThis.fetch;
}

interface Generation {
  readonly model: string;
  readonly body: object;
  readonly signal: AbortSignal;
}

/**
 * One request to a language model, and its whole answer: https://ai.google.dev/api/generate-content
 *
 * @throws ServiceError for everything else
 */
export const generateContent = async (
  { baseUrl, apiVersion, apiKey, fetch }: GeminiOptions,
  { model, body, signal }: Generation,
): Promise<string> => {
  const key = apiKey();
  if (key === "") throw new ServiceError("not_configured");
  try {
    const response = await fetch(`${baseUrl()}/${apiVersion()}/models/${model}:generateContent`, {
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
