import { sessionLimits } from "../../sessions/limits.ts";
import type { SessionSetup, ToolDeclaration } from "../../sessions/voice-service.ts";
import { modelTraits } from "./gemini-models.ts";

/**
 * What a token pins: whole fields, by their names on the wire. Only `sessionResumption` is left to the browser, which must
 * send its handle there. A field that is named here but not set is pinned as unset.
 */
export const pinnedFields = [
  "model",
  "generationConfig",
  "systemInstruction",
  "tools",
  "realtimeInputConfig",
  "inputAudioTranscription",
  "outputAudioTranscription",
  "contextWindowCompression",
] as const;

/** BidiGenerateContentSetup: https://ai.google.dev/api/live */
export const toGeminiSetup = ({ model, voice, instruction, tools }: SessionSetup) => {
  const { thinkingLevel, behaviors } = modelTraits(model);
  return {
    model: `models/${model}`,
    generationConfig: {
      responseModalities: ["AUDIO"],
      speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: voice } } },
      ...(thinkingLevel !== undefined && { thinkingConfig: { thinkingLevel } }),
    },
    systemInstruction: { parts: [{ text: instruction }], role: "user" },
    ...(tools.length > 0 && {
      tools: [{ functionDeclarations: tools.map((tool) => toDeclaration(tool, behaviors?.[tool.isSlow ? "slow" : "quick"])) }],
    }),
    inputAudioTranscription: {},
    outputAudioTranscription: {},
    contextWindowCompression: {
      triggerTokens: String(sessionLimits.compressAtTokens),
      slidingWindow: { targetTokens: String(sessionLimits.compressToTokens) },
    },
  };
};

const toDeclaration = ({ name, description, parameters }: ToolDeclaration, behavior: string | undefined) => ({
  name,
  description,
  parametersJsonSchema: parameters,
  ...(behavior !== undefined && { behavior }),
});
