import { sessionLimits } from "../../sessions/limits.ts";
import { deployedGemini } from "../gemini/deployed-gemini.ts";
import { geminiVoiceService } from "./gemini-tokens.ts";

/** The voice service of this deployment. */
export const voiceService = geminiVoiceService({ ...deployedGemini, timeLimitMs: sessionLimits.mintMs });
