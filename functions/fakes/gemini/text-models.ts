/** What a model that generates text accepts. */
export interface TextModel {
  /** In the order in which Google lists them; undefined for models that take a budget of tokens instead. */
  readonly levels: readonly ThinkingLevel[] | undefined;
  /** Whether no thinking at all can be demanded. */
  readonly canStopThinking: boolean;
  /** Whether `temperature`, `topP` and `topK` are still accepted. */
  readonly takesSampling: boolean;
  /** Whether tools and an answer in JSON go together. */
  readonly takesToolsWithJson: boolean;
}

type ThinkingLevel = "minimal" | "low" | "medium" | "high";

const budgeted: TextModel = { levels: undefined, canStopThinking: true, takesSampling: true, takesToolsWithJson: false };
const third: TextModel = { levels: ["medium", "low", "high"], canStopThinking: false, takesSampling: true, takesToolsWithJson: true };
const light: TextModel = { ...third, levels: ["minimal", "low", "medium", "high"] };

/**
 * From what users have been answered, by the name of the model: litellm-docs#1505, coder/xum#4060, llm-gemini 0.34, bifrost#7287,
 * vellum-assistant#32687 (all 2026), and Gemini's changelog of 2026-07-21 for sampling.
 */
const models: ReadonlyMap<string, TextModel> = new Map<string, TextModel>([
  ["gemini-2.5-flash", budgeted],
  ["gemini-2.5-flash-lite", budgeted],
  ["gemini-2.5-pro", { ...budgeted, canStopThinking: false }],
  ["gemini-3-pro-preview", { ...third, levels: ["low", "high"] }],
  ["gemini-3-flash-preview", light],
  ["gemini-3.1-pro-preview", third],
  ["gemini-3.1-flash-lite", light],
  ["gemini-3.5-flash", light],
  ["gemini-3.5-flash-lite", light],
  ["gemini-3.6-flash", light],
  ["gemini-3.7-flash", third],
  ["gemini-3.8-flash", third],
  ["gemini-4-argon", { ...third, takesSampling: false }],
]);

export const findTextModel = (name: string): TextModel | undefined => models.get(name);

/** The order of the levels varies in Google's answers. */
export const levelRefused = (level: string, levels: readonly string[]): string => {
  const turned = turn++ % 2 === 0 ? levels : levels.toReversed();
  return `'${level.toLowerCase()}' is not a supported thinking level for this model. Allowed values are: ${turned.join(", ")}.`;
};

let turn = 0;
