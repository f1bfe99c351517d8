import { sessionLimits } from "../../sessions/limits.ts";
import type { Hearing, SessionSetup, ToolDeclaration, PageTraits } from "../../sessions/voice-service.ts";

/**
 * Pinned by a token: whole fields, by their names on the wire. Only `sessionResumption` is left to the browser, which must send its handle
 * there. A field that is named here but not set is pinned as unset.
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
    ...(tools.length > 0 && { tools: [{ functionDeclarations: tools.map(toDeclaration) }] }),
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

type Behavior = "BLOCKING" | "NON_BLOCKING";

/** The differences between the models of Gemini Live, and the one place that names them. */
interface ModelTraits {
  /** Undefined if the model rejects a setup that sets one. */
  readonly thinkingLevel: "low" | "minimal" | undefined;
  /** For tools that the agent waits for, and for others. Undefined if the model has only one behaviour and rejects the field. */
  readonly behaviors: { readonly awaited: Behavior; readonly other: Behavior } | undefined;
  /** The field that declares arguments: with the JSON schema, extended thinking talks of calls instead of making them. */
  readonly schemaField: "parametersJsonSchema" | "parameters";
  /** Languages and names that help to understand what is said. */
  readonly takesTranscriptionHints: boolean;
  readonly page: PageTraits;
}

const live: ModelTraits = {
  thinkingLevel: undefined,
  behaviors: { awaited: "BLOCKING", other: "NON_BLOCKING" },
  schemaField: "parametersJsonSchema",
  takesTranscriptionHints: true,
  page: { takes_content: true, waits_behind_content: true, stream_end_ends_speech: false },
};

/** https://ai.google.dev/gemini-api/docs/models (2026-11), and what was measured against the service since September. */
const traits: ReadonlyMap<string, ModelTraits> = new Map<string, ModelTraits>([
  ["gemini-3.8-live", live],
  [
    "gemini-3.8-live-extended-thinking",
    { ...live, thinkingLevel: "low", behaviors: { awaited: "NON_BLOCKING", other: "NON_BLOCKING" }, schemaField: "parameters" },
  ],
  [
    "gemini-3.1-flash-live-preview",
    {
      ...live,
      thinkingLevel: "minimal",
      behaviors: undefined,
      page: { takes_content: false, waits_behind_content: false, stream_end_ends_speech: true },
    },
  ],
]);

/** Assumes nothing about unlisted models. Ends the microphone as the newest ones need it, which others tolerate. */
const unknownModel: ModelTraits = { ...live, behaviors: undefined, takesTranscriptionHints: false };

export const modelTraits = (model: string): ModelTraits => traits.get(model) ?? unknownModel;
