import type { Widget } from "../contract/cards.ts";
import type { ToolResult } from "../contract/live.ts";
import type { LiveState, VoiceEffect, VoiceEvent, VoiceStep } from "./state.ts";
import { contextMessage, failedToolResponse, toolResponseMessage } from "./wire.ts";

type ToolEvent = Extract<VoiceEvent, { readonly kind: "tool_answered" | "tool_failed" }>;

/** What follows from the end of a tool call. A failure is answered too, or the agent would wait for ever. */
export const nextAfterTool = (state: LiveState, event: ToolEvent): VoiceStep => {
  const { talk } = state;
  const isAwaited = talk.tools.some(({ id }) => id === event.id);
  const tools = talk.tools.filter(({ id }) => id !== event.id);
  // It will speak now: a socket that is to be replaced must not be closed before.
  const agent = isAwaited ? "speaking" : talk.agent;
  if (event.kind === "tool_failed") {
    return {
      state: { ...state, talk: { ...talk, tools, agent } },
      effects: isAwaited ? [{ kind: "send", message: toolResponseMessage(event, failedToolResponse) }] : [],
    };
  }
  const { result, widget } = event.result;
  const answer: readonly VoiceEffect[] = isAwaited ? [{ kind: "send", message: toolResponseMessage(event, { result }) }] : [];
  const missed = isAwaited ? talk.missed : [...talk.missed, result];
  return withWidget({ ...state, talk: { ...talk, tools, missed, agent } }, widget, answer);
};

const withWidget = (state: LiveState, widget: ToolResult["widget"], answer: readonly VoiceEffect[]): VoiceStep => {
  if (widget === undefined) return { state, effects: answer };
  const show: VoiceEffect = { kind: "show", widget };
  if (!isJoinable(widget) || state.talk.call !== undefined) return { state, effects: [show, ...answer] };
  return {
    state: { ...state, talk: { ...state.talk, call: widget, agent: "silent" } },
    effects: [show, ...answer, { kind: "capture", isOn: false }, { kind: "clear_playback" }, { kind: "join_call", widget }],
  };
};

/** Only until the browser has joined does the card carry a token. */
const isJoinable = (widget: Widget): boolean => widget.type === "call" && widget.data.access_token !== null;

/** Closes the socket (1007) when it is told something after its first turn: there the results stay on their cards. */
const deafModel = "gemini-3.1-flash-live-preview";

/** Tells the agent, without asking it to speak, what happened while it was not listening. */
export const tellMissed = (state: LiveState): VoiceStep => {
  const { missed, session } = state.talk;
  if (missed.length === 0) return { state, effects: [] };
  return {
    state: { ...state, talk: { ...state.talk, missed: [] } },
    effects: session.model === deafModel ? [] : [{ kind: "send", message: contextMessage(missed) }],
  };
};
