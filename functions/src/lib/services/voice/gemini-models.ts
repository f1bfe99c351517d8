import type { PageTraits } from "../../sessions/voice-service.ts";

type Behavior = "BLOCKING" | "NON_BLOCKING";

/** How the models of Gemini Live differ. The one place that names them. */
interface ModelTraits {
  /** Undefined if the model rejects a setup that sets one. */
  readonly thinkingLevel: "low" | "minimal" | undefined;
  /** Of tools that the agent waits for, and of the others. Undefined if the model has only one behaviour and rejects the field. */
  readonly behaviors: { readonly awaited: Behavior; readonly other: Behavior } | undefined;
  /** By which field arguments are declared: with the JSON schema, extended thinking talks of calls instead of making them. */
  readonly schemaField: "parametersJsonSchema" | "parameters";
  /** Languages and names that help to understand what is said. */
  readonly takesTranscriptionHints: boolean;
  /** What a page must know. */
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

/** Nothing in particular is asked of a model that is not listed. Its microphone ends as the newest ones need it: others bear that. */
const unknownModel: ModelTraits = { ...live, behaviors: undefined, takesTranscriptionHints: false };

export const modelTraits = (model: string): ModelTraits => traits.get(model) ?? unknownModel;
