import { parseJson } from "../../core/unknown-record.ts";
import { errorOf, type GeminiAnswer, GeminiError, readAnswer } from "./gemini-answer.ts";

export interface GeminiOptions {
  /** Origin of the service, without a slash at its end. */
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
 * @throws GeminiError for everything else
 */
export const generateContent = async (
  { baseUrl, apiVersion, apiKey, fetch }: GeminiOptions,
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
