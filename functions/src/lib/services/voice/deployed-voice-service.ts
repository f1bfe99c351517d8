import fetch from "node-fetch";
import { sessionLimits } from "../../sessions/limits.ts";
import { deployedGemini } from "../gemini/deployed-gemini.ts";
import { geminiVoiceService } from "./gemini-tokens.ts";

/**
 * The voice service of this deployment. It uses node-fetch, which is already loaded for Firestore's client: Node's own `fetch` would load
 * undici first, a fourteenth of a new instance's start.
 */
export const voiceService = geminiVoiceService({
  ...deployedGemini,
  timeLimitMs: sessionLimits.mintMs,
  fetch: async (url, request) => fetch(url, request),
});
