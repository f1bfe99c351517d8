import { geminiApiUrl, geminiApiVersion } from "../../config/params.ts";
import { geminiApiKey, readKey } from "../../config/secrets.ts";
import type { GeminiOptions } from "./generate-content.ts";

/** How this deployment reaches Gemini. */
export const deployedGemini: Omit<GeminiOptions, "model"> = {
  baseUrl: () => geminiApiUrl.value(),
  apiVersion: () => geminiApiVersion.value(),
  apiKey: () => readKey(geminiApiKey),
  fetch: async (input, init) => fetch(input, init),
};
