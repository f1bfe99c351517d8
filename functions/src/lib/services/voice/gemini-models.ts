type Behavior = "BLOCKING" | "NON_BLOCKING";

/** How the models of Gemini Live differ in what a setup may contain. */
interface ModelTraits {
  /** Undefined if the model rejects a setup that sets one. */
  readonly thinkingLevel: "low" | "minimal" | undefined;
  /** Undefined if the model has only one behaviour and rejects the field. */
  readonly behaviors: { readonly quick: Behavior; readonly slow: Behavior } | undefined;
  /** False if the model takes text as realtime input only, and closes the connection (1007) for `clientContent`. */
  readonly takesContent: boolean;
}

/**
 * https://ai.google.dev/gemini-api/docs/models (2026-11). The model waits for a quick tool, because what it would say meanwhile is what the
 * tool says better. A call that it waits for is cancelled when the visitor speaks: for seconds that is likely, so it does not wait for slow ones.
 */
const traits: ReadonlyMap<string, ModelTraits> = new Map<string, ModelTraits>([
  ["gemini-3.8-live", { thinkingLevel: undefined, behaviors: { quick: "BLOCKING", slow: "NON_BLOCKING" }, takesContent: true }],
  [
    "gemini-3.8-live-extended-thinking",
    { thinkingLevel: "low", behaviors: { quick: "NON_BLOCKING", slow: "NON_BLOCKING" }, takesContent: true },
  ],
  ["gemini-3.1-flash-live-preview", { thinkingLevel: "minimal", behaviors: undefined, takesContent: false }],
]);

/** Nothing in particular is asked of a model that is not listed. */
const unknownModel: ModelTraits = { thinkingLevel: undefined, behaviors: undefined, takesContent: true };

export const modelTraits = (model: string): ModelTraits => traits.get(model) ?? unknownModel;
