import type { ToolResult, Widget } from "../contract.ts";
import { contextMessage, isUnanswered, leavingResult } from "./cues.ts";
import { leaving } from "./leave.ts";
import { expectAnswer, type LiveState, type OpenCall, type Talk, type VoiceEffect, type VoiceEvent, type VoiceStep } from "./state.ts";
import { stay } from "./steps.ts";
import { awaitAfterTools, awaitAnswer, heard } from "./watch.ts";
import { failedToolResponse, type ToolCall, toolResponseMessage } from "./wire.ts";

type ToolEvent = Extract<VoiceEvent, { readonly kind: "tool_answered" | "tool_failed" }>;

/** 2.5 s: all calls of a frame are answered together, because a model repeats a call without an answer; after that, what is there is sent. */
const togetherMs = 2_500;
/** The number of remembered calls, so that a repeated one is made once. */
const mostKnown = 50;

/** The page carries it out itself. */
const endTool = "end_conversation";

/** The agent's calls. A repeated call is made once; a different call with the ID of an earlier one gets a new ID. */
export const callTools = (state: LiveState, calls: readonly ToolCall[]): VoiceStep => {
  const { talk } = state;
  let known = talk.known;
  const fresh: OpenCall[] = [];
  for (const call of calls) {
    const { id, wireId, name, args } = call;
    const same = known.filter((before) => before.wireId === wireId && wireId !== undefined);
    const key = JSON.stringify([name, args]);
    if (same.some((before) => before.key === key)) continue;
    known = [...known.slice(-mostKnown), { wireId, key }];
    const [first = call] = fresh;
    fresh.push({ ...call, id: same.length === 0 ? id : `${id}-${same.length + 1}`, frame: first.id, response: undefined, isLate: false });
  }
  if (fresh.length === 0) return stay(state);
  const executed = fresh.filter(({ name }) => name !== endTool);
  const isLeaving = executed.length < fresh.length;
  const opened = fresh.map((call) => (call.name === endTool ? { ...call, response: { result: leavingResult } } : call));
  const called: Talk = { ...talk, ...heard(talk), ...(isLeaving && leaving()), known, tools: [...talk.tools, ...opened] };
  const calling = expectAnswer({ ...state, talk: called });
  if (executed.length === 0) return answerFrames(calling);
  return stay(calling, [
    ...executed.map(({ id, name, args, wireId }): VoiceEffect => ({ kind: "execute", call: { id, name, args, wireId } })),
    ...(fresh.length > 1 ? [{ kind: "gather", ms: togetherMs } as const] : []),
  ]);
};

/** What follows from the end of a tool call. A failure is answered too, or the agent would wait for ever. */
export const nextAfterTool = (state: LiveState, event: ToolEvent): VoiceStep => {
  const { talk } = state;
  const isAwaited = talk.tools.some(({ id }) => id === event.id);
  if (!isAwaited) return afterLateTool(state, event);
  const { widget, ...response } = event.kind === "tool_failed" ? { ...failedToolResponse, widget: undefined } : event.result;
  const tools = talk.tools.map((call) => (call.id === event.id ? { ...call, response } : call));
  const answered = answerFrames({ ...state, talk: { ...talk, tools } });
  return withWidget(answered, widget);
};

/** The call was cancelled, or its socket was lost: then the visitor waits for its result. */
const afterLateTool = (state: LiveState, event: ToolEvent): VoiceStep => {
  const { talk } = state;
  const isOwed = talk.orphans.includes(event.id);
  if (event.kind === "tool_failed" && !isOwed) return stay(state);
  const text = event.kind === "tool_failed" ? failedToolResponse.error : event.result.result;
  const orphans = talk.orphans.filter((id) => id !== event.id);
  const told = tellMissed({ ...state, talk: { ...talk, orphans, missed: [...talk.missed, { text, isOwed }] } });
  return withWidget(told, event.kind === "tool_failed" ? undefined : event.result.widget);
};

/** An answer is due to something that nobody has heard. */
export const isStuck = ({ turnsDue, agent, watch, tools }: Talk): boolean =>
  turnsDue > 0 && agent === "silent" && watch === undefined && tools.length === 0;

/** The time is over in which the frame's other calls, or the agent after an interruption, might have answered. */
export const afterGathering = (state: LiveState): VoiceStep => {
  const { talk } = state;
  if (isStuck(talk)) return tellMissed({ ...state, talk: { ...talk, turnsDue: 0 } });
  return answerFrames({ ...state, talk: { ...talk, tools: talk.tools.map((call) => ({ ...call, isLate: true })) } });
};

/** The visitor has interrupted. The calls continue, because they may write data. The agent is told their results after the turn. */
export const cancelCalls = (state: LiveState, wireIds: readonly string[]): VoiceStep =>
  answerFrames({ ...state, talk: { ...state.talk, tools: state.talk.tools.filter(({ wireId = "" }) => !wireIds.includes(wireId)) } });

/** Answers the frames whose calls have all ended, and the finished calls of those that are late. */
const answerFrames = (state: LiveState): VoiceStep => {
  const { talk } = state;
  const waiting = new Set(talk.tools.filter(({ response, isLate }) => response === undefined && !isLate).map(({ frame }) => frame));
  const done = talk.tools.filter(({ response, frame }) => response !== undefined && !waiting.has(frame));
  if (done.length === 0) return stay(state);
  const tools = talk.tools.filter((call) => !done.includes(call));
  // It will speak now: a socket that is to be replaced must not be closed before.
  const told = expectAnswer({ ...state, talk: { ...talk, tools, agent: "speaking" } });
  // Who has said goodbye owes nothing more.
  const isDone = done.every(({ name }) => name === endTool);
  return stay(tools.length === 0 && !isDone ? awaitAfterTools(told) : told, [{ kind: "send", message: toolResponseMessage(done) }]);
};

const withWidget = ({ state, effects }: VoiceStep, widget: ToolResult["widget"]): VoiceStep => {
  if (widget === undefined || !("talk" in state)) return { state, effects };
  const show: VoiceEffect = { kind: "show", widget };
  if (!isJoinable(widget) || state.talk.call !== undefined) return stay(state, [show, ...effects]);
  return stay({ ...state, talk: { ...state.talk, ...heard(state.talk), call: widget, agent: "silent" } }, [
    show,
    ...effects,
    { kind: "capture", isOn: false },
    { kind: "clear_playback" },
    { kind: "join_call", widget },
  ]);
};

/** The card carries a token only until the browser has joined. */
const isJoinable = (widget: Widget): boolean => widget.type === "call" && widget.data.access_token !== null;

/**
 * Tells the agent what happened while it was not listening. A socket that is about to be replaced is not told, because the handle would not cover
 * it. If a model answers every message, results stay on their cards, unless they are owed.
 */
export const tellMissed = (state: LiveState): VoiceStep => {
  const { missed: before, lines, session, turnsDue, watch } = state.talk;
  const missed = watch === undefined && isUnanswered(lines) ? before.map(({ text }) => ({ text, isOwed: true })) : before;
  if (missed.length === 0 || state.kind !== "talking" || turnsDue > 0) return stay(state);
  const { traits } = session;
  const told: LiveState = { ...state, talk: { ...state.talk, missed: [] } };
  const heardOf = traits.takes_content ? missed : missed.filter(({ isOwed }) => isOwed);
  if (heardOf.length === 0) return stay(told);
  const isOwed = heardOf.some((one) => one.isOwed);
  return stay(isOwed || traits.waits_behind_content ? awaitAnswer(told, { isOwed }) : told, [
    { kind: "send", message: contextMessage(heardOf, traits) },
  ]);
};
