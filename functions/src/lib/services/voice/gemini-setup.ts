import { sessionLimits } from "../../sessions/limits.ts";
import type { Hearing, SessionSetup, ToolDeclaration } from "../../sessions/voice-service.ts";
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
export const toGeminiSetup = ({ model, voice, instruction, tools, hearing }: SessionSetup) => {
  const { thinkingLevel, behaviors, schemaField, takesTranscriptionHints } = modelTraits(model);
  const toDeclaration = ({ name, description, parameters, isAwaited }: ToolDeclaration) => ({
    name,
    description,
    [schemaField]: parameters,
    ...(behaviors !== undefined && { behavior: behaviors[isAwaited ? "awaited" : "other"] }),
  });
  return {
    model: `models/${model}`,
    generationConfig: {
      responseModalities: ["AUDIO"],
      speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: voice } } },
      ...(thinkingLevel !== undefined && { thinkingConfig: { thinkingLevel } }),
    },
    systemInstruction: { parts: [{ text: instruction }], role: "user" },
    ...(tools.length > 0 && {
      tools: [{ functionDeclarations: tools.map(toDeclaration) }],
    }),
    ...toActivityDetection(hearing),
    inputAudioTranscription: takesTranscriptionHints ? { languageCodes: hearing.languages, customVocabulary: hearing.vocabulary } : {},
    outputAudioTranscription: {},
    contextWindowCompression: {
      triggerTokens: String(sessionLimits.compressAtTokens),
      slidingWindow: { targetTokens: String(sessionLimits.compressToTokens) },
    },
  };
};

const sensitivities = { low: "START_SENSITIVITY_LOW", high: "START_SENSITIVITY_HIGH" } as const;

const toActivityDetection = ({ endOfSpeechMs, speechSensitivity }: Hearing) =>
  endOfSpeechMs === undefined && speechSensitivity === undefined
    ? {}
    : {
        realtimeInputConfig: {
          automaticActivityDetection: {
            ...(endOfSpeechMs !== undefined && { silenceDurationMs: endOfSpeechMs }),
            ...(speechSensitivity !== undefined && { startOfSpeechSensitivity: sensitivities[speechSensitivity] }),
          },
        },
      };
