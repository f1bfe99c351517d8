import fetch from "node-fetch";
import { sessionLimits } from "../../sessions/limits.ts";
import { deployedGemini } from "../gemini/deployed-gemini.ts";
import { geminiVoiceService } from "./gemini-tokens.ts";

/**
 * The voice service of this deployment. Its first token is a part of a new instance's start: node-fetch is there already, for Firestore's client,
 * while Node's own `fetch` would load undici first, a fourteenth of it.
 */
export const voiceService = geminiVoiceService({
  ...deployedGemini,
  timeLimitMs: sessionLimits.mintMs,
  fetch: async (url, request) => fetch(url, request),
});
