import * as z from "zod";
import { anything, bytes, flag, float, int32, int64, list, message, oneOf, struct, text } from "../../google/proto.ts";

/** `BidiGenerateContentSetup`: a client's first frame, and what a token can pin. */

export const blob = message({ data: bytes, mimeType: text });

export type Content = z.infer<typeof content>;

export const content = message({
  role: text,
  parts: list(message({ text, inlineData: blob, thought: flag, functionCall: anything, functionResponse: anything, fileData: anything })),
});

/** The subset of OpenAPI that `parameters` may use. Full JSON Schema belongs in `parametersJsonSchema`. */
const openApiSchema: z.ZodType = z.lazy(() =>
  message({
    type: text,
    format: text,
    title: text,
    description: text,
    nullable: flag,
    enum: list(text),
    default: anything,
    example: anything,
    items: openApiSchema,
    maxItems: int64,
    minItems: int64,
    properties: z.record(z.string(), openApiSchema),
    required: list(text),
    propertyOrdering: list(text),
    minProperties: int64,
    maxProperties: int64,
    minimum: float,
    maximum: float,
    minLength: int64,
    maxLength: int64,
    pattern: text,
    anyOf: list(openApiSchema),
  }),
);

const functionDeclaration = message({
  name: z.string("TYPE_STRING").regex(/^[A-Za-z_][\w.:-]{0,127}$/, "TYPE_STRING"),
  description: text,
  behavior: oneOf("FunctionDeclaration.Behavior", ["UNSPECIFIED", "BLOCKING", "NON_BLOCKING"]),
  parameters: openApiSchema,
  parametersJsonSchema: anything,
  response: openApiSchema,
  responseJsonSchema: anything,
});

const empty = message({});

const tool = message({
  functionDeclarations: list(functionDeclaration),
  googleSearch: message({ timeRangeFilter: anything, searchTypes: anything }),
  googleSearchRetrieval: anything,
  codeExecution: empty,
  urlContext: empty,
});

const transcription = message({
  languageCodes: list(text),
  languageAuto: anything,
  languageHints: anything,
  customVocabulary: list(text),
  adaptationPhrases: list(text),
  wordTimestamp: flag,
  diarization: flag,
  mode: text,
});

const voiceConfig = message({ prebuiltVoiceConfig: message({ voiceName: text }), replicatedVoiceConfig: anything, voice: text });

const generationConfig = message({
  responseModalities: list(oneOf("GenerationConfig.Modality", ["MODALITY_UNSPECIFIED", "TEXT", "IMAGE", "AUDIO", "VIDEO"])),
  temperature: float,
  topP: float,
  topK: float,
  maxOutputTokens: int32,
  candidateCount: int32,
  presencePenalty: float,
  frequencyPenalty: float,
  seed: int32,
  mediaResolution: text,
  speechConfig: message({ voiceConfig, languageCode: text, multiSpeakerVoiceConfig: anything }),
  thinkingConfig: message({
    includeThoughts: flag,
    thinkingBudget: int32,
    thinkingLevel: oneOf("ThinkingConfig.ThinkingLevel", [
      "THINKING_LEVEL_UNSPECIFIED",
      "MINIMAL",
      "LOW",
      "MEDIUM",
      "HIGH",
      "minimal",
      "low",
      "medium",
      "high",
    ]),
  }),
  enableAffectiveDialog: flag,
  translationConfig: message({ targetLanguageCode: text, echoTargetLanguage: flag }),
});

const realtimeInputConfig = message({
  automaticActivityDetection: message({
    disabled: flag,
    startOfSpeechSensitivity: oneOf("StartSensitivity", [
      "START_SENSITIVITY_UNSPECIFIED",
      "START_SENSITIVITY_HIGH",
      "START_SENSITIVITY_LOW",
    ]),
    endOfSpeechSensitivity: oneOf("EndSensitivity", ["END_SENSITIVITY_UNSPECIFIED", "END_SENSITIVITY_HIGH", "END_SENSITIVITY_LOW"]),
    prefixPaddingMs: int32,
    silenceDurationMs: int32,
  }),
  activityHandling: oneOf("ActivityHandling", ["ACTIVITY_HANDLING_UNSPECIFIED", "START_OF_ACTIVITY_INTERRUPTS", "NO_INTERRUPTION"]),
  turnCoverage: oneOf("TurnCoverage", [
    "TURN_COVERAGE_UNSPECIFIED",
    "TURN_INCLUDES_ONLY_ACTIVITY",
    "TURN_INCLUDES_ALL_INPUT",
    "TURN_INCLUDES_AUDIO_ACTIVITY_AND_ALL_VIDEO",
  ]),
  interimTranscriptTimestampEnabled: flag,
});

export type Setup = z.infer<typeof Setup>;

const setupFields = {
  model: text,
  generationConfig,
  systemInstruction: content,
  tools: list(tool),
  realtimeInputConfig,
  sessionResumption: message({ handle: text }),
  contextWindowCompression: message({ triggerTokens: int64, slidingWindow: message({ targetTokens: int64 }) }),
  inputAudioTranscription: transcription,
  outputAudioTranscription: transcription,
  proactivity: message({ proactiveAudio: flag }),
  historyConfig: message({ initialHistoryInClientContent: flag }),
  avatarConfig: anything,
  safetySettings: list(struct),
  labels: z.record(z.string(), text),
};

export const Setup = message(setupFields);
