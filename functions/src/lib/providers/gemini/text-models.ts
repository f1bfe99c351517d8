/** How much a model thinks before it answers: as little as it can, or a little. */
export type Effort = "least" | "low";

type Thinking = { readonly thinkingLevel: "MINIMAL" | "LOW" } | { readonly thinkingBudget: number };

/** All differences between the models that write text, as far as requests depend on them. */
interface TextModelTraits {
  /** What the model accepts as `thinkingConfig`. Undefined: nothing is known to be accepted. */
  readonly thinking: Readonly<Record<Effort, Thinking>> | undefined;
  /** Deprecated for all models since July 2026: newer ones ignore it, the next ones will refuse it. */
  readonly takesTemperature: boolean;
}

const minimal = { thinkingLevel: "MINIMAL" } as const;
const low = { thinkingLevel: "LOW" } as const;

/**
 * By the beginning of the name, the first match. https://ai.google.dev/gemini-api/docs/thinking (2026-11), and what users report of the
 * service: since 3.7, Flash refuses `MINIMAL`.
 */
const families: readonly (readonly [RegExp, TextModelTraits])[] = [
  [/^gemini-2\.5-flash/, { thinking: { least: { thinkingBudget: 0 }, low: { thinkingBudget: 1_024 } }, takesTemperature: true }],
  [/^gemini-2\.5-pro/, { thinking: { least: { thinkingBudget: 128 }, low: { thinkingBudget: 1_024 } }, takesTemperature: true }],
  [/^gemini-3(?:\.\d+)?-flash-lite/, { thinking: { least: minimal, low }, takesTemperature: false }],
  [/^gemini-3(?:\.[0-6])?-flash/, { thinking: { least: minimal, low }, takesTemperature: false }],
  // Every other model since Gemini 3 that is known accepts LOW. Without it, most think for longer than a visitor waits.
  [/^gemini-(?:[3-9]|\d\d)/, { thinking: { least: low, low }, takesTemperature: false }],
];

const unknownModel: TextModelTraits = { thinking: undefined, takesTemperature: false };

export const textModelTraits = (model: string): TextModelTraits => families.find(([name]) => name.test(model))?.[1] ?? unknownModel;
