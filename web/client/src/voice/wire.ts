import { isObject } from "../decode.ts";
import type { JsonObject } from "../contract/json.ts";
import { inputRateHz, outputRateHz } from "./rates.ts";

/**
 * The wire of the voice service (Gemini Live, `BidiGenerateContent`): https://ai.google.dev/api/live. Frames come as binary JSON; a frame may
 * say several things at once.
 */
export type ServerEvent =
  | { readonly kind: "setup_complete" }
  /** PCM, 16 bit, mono, base64. */
  | { readonly kind: "audio"; readonly data: string; readonly rateHz: number }
  /** What the visitor said, as far as it was understood. Fragments: append them. */
  | { readonly kind: "heard"; readonly text: string }
  /** What the agent says. Fragments, in no fixed order with the audio. */
  | { readonly kind: "said"; readonly text: string }
  /** The visitor speaks: what is queued must not be played. */
  | { readonly kind: "interrupted" }
  | { readonly kind: "turn_complete" }
  | { readonly kind: "tool_call"; readonly calls: readonly ToolCall[] }
  | { readonly kind: "tool_call_cancelled"; readonly ids: readonly string[] }
  | { readonly kind: "go_away"; readonly timeLeftMs: number }
  | { readonly kind: "handle"; readonly handle: string }
  /** Counted and skipped. */
  | { readonly kind: "unknown" };

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly args: JsonObject;
}

/** All that one frame says, in the order in which a page acts on it. */
export const parseFrame = (frame: string | ArrayBuffer): readonly ServerEvent[] => {
  const message = parseJson(typeof frame === "string" ? frame : new TextDecoder().decode(frame));
  const { setupComplete, serverContent, toolCall, toolCallCancellation, goAway, sessionResumptionUpdate } = message;
  const events: ServerEvent[] = [
    ...(isObject(setupComplete) ? [{ kind: "setup_complete" } as const] : []),
    ...(isObject(serverContent) ? contentEvents(serverContent) : []),
    ...(isObject(toolCall) ? [{ kind: "tool_call", calls: listOf(toolCall["functionCalls"]).flatMap(toToolCall) } as const] : []),
    ...(isObject(toolCallCancellation)
      ? [{ kind: "tool_call_cancelled", ids: listOf(toolCallCancellation["ids"]).filter((id) => typeof id === "string") } as const]
      : []),
    ...(isObject(goAway) ? [{ kind: "go_away", timeLeftMs: durationMs(goAway["timeLeft"]) } as const] : []),
    ...(isObject(sessionResumptionUpdate) ? handleEvents(sessionResumptionUpdate) : []),
  ];
  const isKnown = [
    setupComplete,
    serverContent,
    toolCall,
    toolCallCancellation,
    goAway,
    sessionResumptionUpdate,
    message["usageMetadata"],
  ].some(isObject);
  return isKnown ? events : [{ kind: "unknown" }];
};

const contentEvents = ({
  modelTurn,
  inputTranscription,
  outputTranscription,
  interrupted,
  turnComplete,
}: JsonObject): readonly ServerEvent[] => [
  ...(interrupted === true ? [{ kind: "interrupted" } as const] : []),
  ...textEvents("heard", inputTranscription),
  ...(isObject(modelTurn) ? listOf(modelTurn["parts"]).flatMap(audioEvents) : []),
  ...textEvents("said", outputTranscription),
  ...(turnComplete === true ? [{ kind: "turn_complete" } as const] : []),
];

const textEvents = (kind: "heard" | "said", transcription: unknown): readonly ServerEvent[] => {
  const text = isObject(transcription) ? transcription["text"] : undefined;
  return typeof text === "string" && text !== "" ? [{ kind, text }] : [];
};

const audioEvents = (part: unknown): readonly ServerEvent[] => {
  const inline = isObject(part) ? part["inlineData"] : undefined;
  if (!isObject(inline) || typeof inline["data"] !== "string") return [];
  const rate = /rate=(\d+)/.exec(String(inline["mimeType"]))?.[1];
  return [{ kind: "audio", data: inline["data"], rateHz: rate === undefined ? outputRateHz : Number(rate) }];
};

const toToolCall = (call: unknown): readonly ToolCall[] => {
  if (!isObject(call) || typeof call["id"] !== "string" || typeof call["name"] !== "string") return [];
  return [{ id: call["id"], name: call["name"], args: isObject(call["args"]) ? call["args"] : {} }];
};

/** A state that cannot be resumed has no handle: the one before stays. */
const handleEvents = ({ resumable, newHandle }: JsonObject): readonly ServerEvent[] =>
  resumable === true && typeof newHandle === "string" && newHandle !== "" ? [{ kind: "handle", handle: newHandle }] : [];

/** Protobuf's duration in JSON: "50s", "1.5s". */
const durationMs = (duration: unknown): number => {
  const seconds = Number.parseFloat(String(duration));
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const parseJson = (text: string): JsonObject => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {}; // not JSON: an unknown frame
  }
};

/** The token pins everything else. */
export const setupMessage = (model: string, handle: string | undefined): JsonObject => ({
  setup: { model: `models/${model}`, sessionResumption: handle === undefined ? {} : { handle } },
});

export const audioMessage = (base64: string): JsonObject => ({
  realtimeInput: { audio: { data: base64, mimeType: `audio/pcm;rate=${inputRateHz}` } },
});

/** The microphone pauses: what was said so far is complete. */
export const audioEndMessage: JsonObject = { realtimeInput: { audioStreamEnd: true } };

/**
 * Whether a model may be told something by `clientContent`. Others close the socket with 1007, and take the text of a visitor as realtime
 * input: https://ai.google.dev/gemini-api/docs/models/gemini-3.1-flash-live-preview
 */
export const takesContent = (model: string): boolean => model !== "gemini-3.1-flash-live-preview";

/** What the visitor typed. It interrupts the agent. */
export const textMessage = (text: string, model: string): JsonObject =>
  takesContent(model)
    ? { clientContent: { turns: [{ role: "user", parts: [{ text }] }], turnComplete: true } }
    : { realtimeInput: { text } };

/** What the agent is told when the page has left a phone call. */
export const callEndedCue =
  "(The phone call with the visitor is over. Call transfer_to_manager to learn how it went, and tell the visitor.)";

/** Results of calls that the agent no longer waits for. It does not have to speak now. */
export const contextMessage = (results: readonly string[]): JsonObject => ({
  clientContent: {
    turns: [{ role: "user", parts: [{ text: `What you called before has finished meanwhile: ${results.join(" ")}` }] }],
    turnComplete: false,
  },
});

export const toolResponseMessage = ({ id, name }: Pick<ToolCall, "id" | "name">, response: JsonObject): JsonObject => ({
  toolResponse: { functionResponses: [{ id, name, response }] },
});

/** What the agent is told when the endpoint fails: without any answer it would wait for ever. */
export const failedToolResponse: JsonObject = {
  error: "This did not work. Tell the visitor so, and do not call the tool again unless they ask for it.",
};
