import { sessionLimits } from "../../conversations/sessions/limits.ts";
import type { Hearing, SessionSetup, ToolDeclaration, PageTraits } from "../../conversations/sessions/voice-service.ts";

/**
 * Fields of the setup that a token pins, as a whole, by their names in the protocol. Only `sessionResumption` is left to the browser, which
 * sends its handle there. A field that is listed here but not set is pinned as unset.
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

/** All differences between the models of Gemini Live. */
interface ModelTraits {
  /** Undefined if the model rejects a thinking level. */
  readonly thinkingLevel: "low" | "minimal" | undefined;
  /** For tools that the agent waits for, and for others. Undefined if the model rejects the field. */
  readonly behaviors: { readonly awaited: Behavior; readonly other: Behavior } | undefined;
  /** The field that declares arguments. With the JSON schema, extended thinking talks about calls instead of making them. */
  readonly schemaField: "parametersJsonSchema" | "parameters";
  /** Whether the model accepts languages and names as hints for the transcription. */
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

/** https://ai.google.dev/gemini-api/docs/models (2026-11), and measurements with the service since September. */
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

/** Those whose differences are known. */
export const listedModels: readonly string[] = [...traits.keys()];

/** For unlisted models. Ends the visitor's speech as the newest models require, which others tolerate. */
const unknownModel: ModelTraits = { ...live, behaviors: undefined, takesTranscriptionHints: false };

export const modelTraits = (model: string): ModelTraits => traits.get(model) ?? unknownModel;
