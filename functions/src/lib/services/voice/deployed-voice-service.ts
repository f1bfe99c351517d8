import { sessionLimits } from "../../sessions/limits.ts";
import { geminiApiKey, geminiApiUrl, geminiApiVersion, readKey } from "../../config/params.ts";
import { geminiVoiceService } from "./gemini-tokens.ts";

/** The voice service of this deployment. */
export const voiceService = geminiVoiceService({
  baseUrl: () => geminiApiUrl.value(),
  apiVersion: () => geminiApiVersion.value(),
  apiKey: () => readKey(geminiApiKey),
  timeLimitMs: sessionLimits.mintMs,
  fetch: async (input, init) => fetch(input, init),
});
