import { type Closing, closings, modalityUnsupported, modelNotFound, voiceUnavailable } from "../wire/closing.ts";
import type { Setup } from "../wire/setup.ts";
import type { AgentStep } from "./agent.ts";
import type { History } from "./history.ts";
import { voices } from "./prebuilt-voices.ts";

type Behavior = "BLOCKING" | "NON_BLOCKING";

/** What a model accepts and does, where models differ. */
export interface ModelRules {
  readonly thinking: "unsupported" | "optional" | readonly string[];
  /** The first one is the default for a declaration without a behaviour. */
  readonly behaviors: readonly [Behavior, ...Behavior[]];
  /** Whether a declaration must state its behaviour. */
  readonly saysBehavior: boolean;
  readonly scheduling: boolean;
  /** Whether clientContent is accepted at any time, or only as history before the first turn, if the setup announced it. */
  readonly clientContent: "always" | "history";
  /** Whether `interactionStatus` reports that the model is done. */
  readonly interactionStatus: boolean;
  /** Whether the end of a stream ends the utterance. Otherwise only streamed silence does. */
  readonly streamEndEndsSpeech: boolean;
  /** Whether the transcript of an utterance is one text, just before the answer. */
  readonly transcribesWhole: boolean;
  /** Whether content that does not complete a turn blocks all answers until content arrives that does. */
  readonly waitsBehindContent: boolean;
  /** Whether tools declared by `parametersJsonSchema` are called. Otherwise the calls are spoken, as program text. */
  readonly callsByJsonSchema: boolean;
  readonly affectiveDialog: boolean;
  readonly silenceable: boolean;
}

const native25: ModelRules = {
  thinking: "optional",
  behaviors: ["BLOCKING", "NON_BLOCKING"],
  saysBehavior: false,
  scheduling: true,
  clientContent: "always",
  interactionStatus: false,
  streamEndEndsSpeech: true,
  transcribesWhole: false,
  waitsBehindContent: false,
  callsByJsonSchema: true,
  affectiveDialog: true,
  silenceable: true,
};

const live38: ModelRules = {
  thinking: "unsupported",
  behaviors: ["NON_BLOCKING", "BLOCKING"],
  saysBehavior: false,
  scheduling: true,
  clientContent: "always",
  interactionStatus: false,
  streamEndEndsSpeech: false,
  transcribesWhole: true,
  waitsBehindContent: true,
  callsByJsonSchema: true,
  affectiveDialog: false,
  silenceable: false,
};

const models: ReadonlyMap<string, ModelRules> = new Map<string, ModelRules>([
  ["models/gemini-3.8-live", live38],
  [
    "models/gemini-3.8-live-extended-thinking",
    {
      ...live38,
      thinking: ["low", "medium", "high"],
      behaviors: ["NON_BLOCKING"],
      saysBehavior: true,
      scheduling: false,
      interactionStatus: true,
      callsByJsonSchema: false,
    },
  ],
  ["models/gemini-3.1-flash-live-preview", { ...native25, behaviors: ["BLOCKING"], clientContent: "history" }],
  ["models/gemini-2.5-flash-native-audio-latest", native25],
  ["models/gemini-2.5-flash-native-audio-preview-12-2025", native25],
  ["models/gemini-2.5-flash-native-audio-preview-09-2025", native25],
]);

export const isModel = (name: string): boolean => models.has(name);

type Verdict = { readonly rules: ModelRules } | { readonly closing: Closing };

/** The rules of the model in a setup, or the reason why the service refuses the setup. */
export function judgeSetup(setup: Setup, apiVersion: string): Verdict {
  const { model, generationConfig = {} } = setup;
  if (model === undefined) return { closing: closings.invalidArgument };
  const rules = models.get(model);
  if (rules === undefined) return { closing: modelNotFound(model, apiVersion) };
  const { responseModalities = ["TEXT"] } = generationConfig;
  if (responseModalities.join() !== "AUDIO") return { closing: modalityUnsupported(responseModalities) };
  const voice = generationConfig.speechConfig?.voiceConfig?.prebuiltVoiceConfig?.voiceName;
  if (voice !== undefined && !voices.includes(voice)) return { closing: voiceUnavailable(voice, model) };
  const closing = findThinkingViolation(setup, rules) ?? (isFitting(setup, rules) ? undefined : closings.invalidArgument);
  return closing === undefined ? { rules } : { closing };
}

function findThinkingViolation({ generationConfig }: Setup, { thinking }: ModelRules): Closing | undefined {
  const config = generationConfig?.thinkingConfig;
  if (thinking === "optional") return undefined;
  if (thinking === "unsupported")
    return config === undefined || Object.keys(config).length === 0 ? undefined : closings.thinkingUnsupported;
  if (config?.thinkingLevel === undefined) return closings.thinkingRequired;
  return thinking.includes(config.thinkingLevel.toLowerCase()) ? undefined : closings.invalidArgument;
}

/** The checks that Google refuses without a specific text. */
const isFitting = (setup: Setup, rules: ModelRules): boolean =>
  declarationsOf(setup).every(({ behavior }) => isFittingBehavior(behavior, rules)) &&
  (rules.silenceable || setup.proactivity?.proactiveAudio !== false) &&
  (rules.affectiveDialog || setup.generationConfig?.enableAffectiveDialog === undefined);

const isFittingBehavior = (behavior: string | undefined, { behaviors, saysBehavior }: ModelRules): boolean =>
  behavior === undefined || behavior === "UNSPECIFIED" ? !saysBehavior : behaviors.some((allowed) => allowed === behavior);

type Declaration = NonNullable<NonNullable<Setup["tools"]>[number]["functionDeclarations"]>[number];

export const declarationsOf = ({ tools = [] }: Setup): readonly Declaration[] =>
  tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations);

/** A call is only spoken if the model cannot read the function's declaration. */
export function toPossible(step: AgentStep, setup: Setup, { callsByJsonSchema }: ModelRules): AgentStep {
  if (step.kind !== "call" || callsByJsonSchema) return step;
  const { name, args } = step;
  const isReadable = declarationsOf(setup).find((declaration) => declaration.name === name)?.parametersJsonSchema === undefined;
  return isReadable ? step : { kind: "say", text: `print(${name}(${JSON.stringify(args)}))` };
}

export const takesContent = ({ clientContent }: ModelRules, { historyConfig }: Setup, history: History): boolean =>
  clientContent === "always" || (historyConfig?.initialHistoryInClientContent === true && !history.some(({ role }) => role === "model"));

/** Whether the model stays silent until this function is answered. */
export function isBlocking(name: string, setup: Setup, rules: ModelRules): boolean {
  const behavior = declarationsOf(setup).find((declaration) => declaration.name === name)?.behavior;
  return (behavior === undefined || behavior === "UNSPECIFIED" ? rules.behaviors[0] : behavior) === "BLOCKING";
}
