/** In what the models of Gemini Live differ, as far as a setup is concerned. */
interface ModelTraits {
  /** Undefined: the model refuses a setup that names one. */
  readonly thinkingLevel: "low" | "minimal" | undefined;
  /** Undefined: the model knows one behaviour only, and refuses to be told. */
  readonly behavior: "BLOCKING" | "NON_BLOCKING" | undefined;
}

/** https://ai.google.dev/gemini-api/docs/models (2026-11). Our tools are quick and their results are spoken: the model waits for them where it can. */
const traits: ReadonlyMap<string, ModelTraits> = new Map([
  ["gemini-3.8-live", { thinkingLevel: undefined, behavior: "BLOCKING" }],
  ["gemini-3.8-live-extended-thinking", { thinkingLevel: "low", behavior: "NON_BLOCKING" }],
  ["gemini-3.1-flash-live-preview", { thinkingLevel: "minimal", behavior: undefined }],
]);

/** A model that is not listed is asked for nothing in particular. */
const unknownModel: ModelTraits = { thinkingLevel: undefined, behavior: undefined };

export const modelTraits = (model: string): ModelTraits => traits.get(model) ?? unknownModel;
