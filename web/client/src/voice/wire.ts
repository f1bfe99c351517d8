import { isObject } from "../decode.ts";
import type { JsonObject } from "../json-object.ts";
import { inputRateHz, outputRateHz } from "./rates.ts";

/**
 * The wire of the voice service (Gemini Live, `BidiGenerateContent`): https://ai.google.dev/api/live. Frames are binary JSON and may contain
 * several messages.
 */
export type ServerEvent =
  | { readonly kind: "setup_complete" }
  /** PCM, 16 bit, mono, base64. */
  | { readonly kind: "audio"; readonly data: string; readonly rateHz: number; readonly isSilent?: true }
  /** The transcript of the visitor. Fragments: append them. */
  | { readonly kind: "heard"; readonly text: string }
  /** The transcript of the agent. Fragments, in no fixed order with the audio. */
  | { readonly kind: "said"; readonly text: string }
  /** The visitor speaks: queued sound must not be played. */
  | { readonly kind: "interrupted" }
  /** `isRejected`: the service refused to speak. */
  | { readonly kind: "turn_complete"; readonly isRejected?: true }
  | { readonly kind: "tool_call"; readonly calls: readonly ToolCall[] }
  | { readonly kind: "tool_call_cancelled"; readonly ids: readonly string[] }
  | { readonly kind: "go_away" }
  | { readonly kind: "handle"; readonly handle: string };

export interface ToolCall {
  /** Our own ID: the service may send none, or one that another call has. */
  readonly id: string;
  /** The service's ID, which the answer repeats. */
  readonly wireId: string | undefined;
  readonly name: string;
  readonly args: JsonObject;
}

/** All that one frame says, in the order in which a page acts on it. What it does not know is skipped. */
export const parseFrame = (frame: string | ArrayBuffer, makeId: () => string): readonly ServerEvent[] => {
  const message = parseJson(typeof frame === "string" ? frame : new TextDecoder().decode(frame));
  const { setupComplete, serverContent, toolCall, toolCallCancellation, goAway, sessionResumptionUpdate } = message;
  return [
    ...(isObject(setupComplete) ? [{ kind: "setup_complete" } as const] : []),
    ...(isObject(serverContent) ? contentEvents(serverContent) : []),
    ...(isObject(toolCall)
      ? [{ kind: "tool_call", calls: listOf(toolCall["functionCalls"]).flatMap((call) => toToolCall(call, makeId)) } as const]
      : []),
    ...(isObject(toolCallCancellation)
      ? [{ kind: "tool_call_cancelled", ids: listOf(toolCallCancellation["ids"]).filter((id) => typeof id === "string") } as const]
      : []),
    ...(isObject(goAway) ? [{ kind: "go_away" } as const] : []),
    ...(isObject(sessionResumptionUpdate) ? handleEvents(sessionResumptionUpdate) : []),
  ];
};

const contentEvents = ({
  modelTurn,
  inputTranscription,
  outputTranscription,
  interrupted,
  turnComplete,
  turnCompleteReason,
  interactionStatus,
}: JsonObject): readonly ServerEvent[] => [
  ...(interrupted === true ? [{ kind: "interrupted" } as const] : []),
  ...textEvents("heard", inputTranscription),
  ...(isObject(modelTurn) ? listOf(modelTurn["parts"]).flatMap(audioEvents) : []),
  ...textEvents("said", outputTranscription),
  ...(isOver(turnComplete, interactionStatus)
    ? [{ kind: "turn_complete", ...(turnCompleteReason === "RESPONSE_REJECTED" && { isRejected: true as const }) } as const]
    : []),
];

/** If the service reports whether it is done, that counts: the end of a turn may come in the middle of its work. */
const isOver = (turnComplete: unknown, status: unknown): boolean =>
  status !== "IN_PROGRESS" && (turnComplete === true || typeof status === "string");

const textEvents = (kind: "heard" | "said", transcription: unknown): readonly ServerEvent[] => {
  const text = isObject(transcription) ? transcription["text"] : undefined;
  return typeof text === "string" && text !== "" ? [{ kind, text }] : [];
};

const audioEvents = (part: unknown): readonly ServerEvent[] => {
  const inline = isObject(part) ? part["inlineData"] : undefined;
  if (!isObject(inline) || typeof inline["data"] !== "string") return [];
  const rate = /rate=(\d+)/.exec(String(inline["mimeType"]))?.[1];
  const { data } = inline;
  return [{ kind: "audio", data, rateHz: rate === undefined ? outputRateHz : Number(rate), ...(isSilent(data) && { isSilent: true }) }];
};

/** Half a percent of full loudness: measured silence was below a tenth of that. */
const quiet = 160;

/** By every fifth sample: whole utterances were sent at an inaudible amplitude. */
export const isSilent = (base64: string): boolean => {
  const bytes = atob(base64);
  for (let index = 0; index + 1 < bytes.length; index += 10) {
    const value = ((bytes.charCodeAt(index) | (bytes.charCodeAt(index + 1) << 8)) << 16) >> 16;
    if (Math.abs(value) > quiet) return false;
  }
  return true;
};

const toToolCall = (call: unknown, makeId: () => string): readonly ToolCall[] => {
  if (!isObject(call) || typeof call["name"] !== "string") return [];
  const wireId = typeof call["id"] === "string" && call["id"] !== "" ? call["id"] : undefined;
  return [{ id: wireId ?? makeId(), wireId, name: call["name"], args: isObject(call["args"]) ? call["args"] : {} }];
};

/** A state that cannot be resumed has no handle: the previous one stays. */
const handleEvents = ({ resumable, newHandle }: JsonObject): readonly ServerEvent[] =>
  resumable === true && typeof newHandle === "string" && newHandle !== "" ? [{ kind: "handle", handle: newHandle }] : [];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const parseJson = (text: string): JsonObject => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {}; // not JSON
  }
};

/** The token pins everything else. */
export const setupMessage = (model: string, handle: string | undefined): JsonObject => ({
  setup: { model: `models/${model}`, sessionResumption: handle === undefined ? {} : { handle } },
});

export const audioMessage = (base64: string): JsonObject => ({
  realtimeInput: { audio: { data: base64, mimeType: `audio/pcm;rate=${inputRateHz}` } },
});

/** The microphone pauses: the utterance is complete. */
export const audioEndMessage: JsonObject = { realtimeInput: { audioStreamEnd: true } };

interface AnsweredCall extends Pick<ToolCall, "wireId" | "name"> {
  readonly response: JsonObject | undefined;
}

export const toolResponseMessage = (calls: readonly AnsweredCall[]): JsonObject => ({
  toolResponse: {
    functionResponses: calls.map(({ wireId, name, response }) => ({ ...(wireId !== undefined && { id: wireId }), name, response })),
  },
});

/** The answer to the agent when the endpoint fails: without one it would wait for ever. */
export const failedToolResponse = {
  error: "This did not work. Tell the visitor so, and do not call the tool again unless they ask for it.",
} as const satisfies JsonObject;
