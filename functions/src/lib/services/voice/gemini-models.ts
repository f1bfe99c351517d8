/** How the models of Gemini Live differ in what a setup may contain. */
interface ModelTraits {
  /** Undefined if the model rejects a setup that sets one. */
  readonly thinkingLevel: "low" | "minimal" | undefined;
  /** Undefined if the model has only one behaviour and rejects the field. */
  readonly behavior: "BLOCKING" | "NON_BLOCKING" | undefined;
}

/** https://ai.google.dev/gemini-api/docs/models (2026-11). Our tools are quick and their results are spoken: the model waits for them where it can. */
const traits: ReadonlyMap<string, ModelTraits> = new Map([
  ["gemini-3.8-live", { thinkingLevel: undefined, behavior: "BLOCKING" }],
  ["gemini-3.8-live-extended-thinking", { thinkingLevel: "low", behavior: "NON_BLOCKING" }],
  ["gemini-3.1-flash-live-preview", { thinkingLevel: "minimal", behavior: undefined }],
]);

/** Nothing in particular is asked of a model that is not listed. */
const unknownModel: ModelTraits = { thinkingLevel: undefined, behavior: undefined };

export const modelTraits = (model: string): ModelTraits => traits.get(model) ?? unknownModel;
