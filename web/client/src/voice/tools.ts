import type { Widget } from "../contract/cards.ts";
import type { ToolResult } from "../contract/live.ts";
import { expectAnswer, type LiveState, type VoiceEffect, type VoiceEvent, type VoiceStep } from "./state.ts";
import { callEndedCue, contextMessage, failedToolResponse, takesContent, textMessage, toolResponseMessage } from "./wire.ts";

type ToolEvent = Extract<VoiceEvent, { readonly kind: "tool_answered" | "tool_failed" }>;

/** What follows from the end of a tool call. A failure is answered too, or the agent would wait for ever. */
export const nextAfterTool = (state: LiveState, event: ToolEvent): VoiceStep => {
  const { talk } = state;
  const isAwaited = talk.tools.some(({ id }) => id === event.id);
  const tools = talk.tools.filter(({ id }) => id !== event.id);
  // It will speak now: a socket that is to be replaced must not be closed before.
  const agent = isAwaited ? "speaking" : talk.agent;
  const answered = isAwaited ? expectAnswer(state) : state;
  if (event.kind === "tool_failed") {
    return {
      state: { ...answered, talk: { ...answered.talk, tools, agent } },
      effects: isAwaited ? [{ kind: "send", message: toolResponseMessage(event, failedToolResponse) }] : [],
    };
  }
  const { result, widget, unread } = event.result;
  const response = unread === undefined ? { result } : { result, unread };
  const answer: readonly VoiceEffect[] = isAwaited ? [{ kind: "send", message: toolResponseMessage(event, response) }] : [];
  const missed = isAwaited ? talk.missed : [...talk.missed, result];
  return withWidget({ ...answered, talk: { ...answered.talk, tools, missed, agent } }, widget, answer);
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

/**
 * Tells the agent, without asking it to speak, what happened while it was not listening. A socket that is about to be replaced is not told:
 * the handle does not know of it. Where a model answers whatever it is told, results stay on their cards, and only the end of a phone call is said.
 */
export const tellMissed = (state: LiveState): VoiceStep => {
  const { missed, session, turnsDue } = state.talk;
  if (missed.length === 0 || state.kind === "rotating" || turnsDue > 0) return { state, effects: [] };
  const told: LiveState = { ...state, talk: { ...state.talk, missed: [] } };
  if (takesContent(session.model)) return { state: told, effects: [{ kind: "send", message: contextMessage(missed) }] };
  if (!missed.includes(callEndedCue)) return { state: told, effects: [] };
  return { state: expectAnswer(told), effects: [{ kind: "send", message: textMessage(callEndedCue, session.model) }] };
};
