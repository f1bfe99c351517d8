import type { StartedSession } from "../contract.ts";
import { afterClose, pauseMs, refusalPauseMs } from "./after-close.ts";
import { nextAfterFrame } from "./next-after-frame.ts";
import { afterFailedMint, mint, mintAgain, type Starting } from "./starting.ts";
import {
  isLive,
  type LiveState,
  type MicrophoneFailure,
  type Talk,
  type VoiceEffect,
  type VoiceEvent,
  type VoiceState,
  type VoiceStep,
} from "./state.ts";
import { end, stay } from "./steps.ts";
import { callCancelledCue, callEndedCue, callFailedCue, joined, messageOf } from "./cues.ts";
import { afterIdle, afterLimit, leaveWhenQuiet, present } from "./leave.ts";
import { begin, beginAgain, connect, forgetHandle, goOn, leaveSocket } from "./connect.ts";
import { afterGathering, nextAfterTool } from "./tools.ts";
import { afterSilence, afterSound, afterSpeech, afterTyping, awaitAnswer } from "./watch.ts";
import { audioEndMessage, audioMessage, setupMessage } from "./wire.ts";

type EventOf<Kind extends VoiceEvent["kind"]> = Extract<VoiceEvent, { readonly kind: Kind }>;

/** What follows from an event. Pure: the effects are for the driver, in order. */
export const next = (state: VoiceState, event: VoiceEvent): VoiceStep => leaveWhenQuiet(nextOf(state, event));

const nextOf = (state: VoiceState, event: VoiceEvent): VoiceStep => {
  switch (event.kind) {
    case "start":
      return state.kind === "idle" || state.kind === "ended" ? start(state, event) : stay(state);
    case "continue":
      return state.kind === "idle" || state.kind === "ended" ? goOn(event) : stay(state);
    case "stop":
      return state.kind === "idle" || state.kind === "ended" ? stay(state) : end(event.reason ?? { code: "stopped" });
    case "microphone":
      return afterMicrophone(state, event.result);
    case "minted":
      return state.kind === "starting" ? afterMint(state, event.session) : stay(state);
    case "mint_failed":
      return state.kind === "starting" ? afterFailedMint(state, event.reason) : stay(state);
    case "waited":
      if (state.kind === "starting" && state.waitMs !== undefined) return mintAgain(state);
      break;
    case "typed":
      if (state.kind === "asking" || state.kind === "starting")
        return stay({ ...state, typed: joined(state.typed, event.text) }, [captionOf(event.text)]);
      break;
    case "idle":
      return afterIdle(state);
    case "limit":
      return afterLimit(state);
    case "opened":
    case "blocked":
    case "drained":
    case "spoke":
    case "frame":
    case "closed":
    case "tool_answered":
    case "tool_failed":
    case "gathered":
    case "silence":
    case "speech":
    case "mute":
    case "ask_again":
    case "call_ended":
  }
  if (isLive(state)) return nextLive(state, event);
  return state.kind === "starting" && state.before !== undefined ? nextBefore(state, state.before, event) : stay(state);
};

/** What ends while another token is made: tools, phone calls. The next socket is told. */
const nextBefore = (starting: Starting, before: Talk, event: LiveEvent): VoiceStep => {
  if (event.kind !== "tool_answered" && event.kind !== "tool_failed" && event.kind !== "call_ended") return stay(starting);
  const { state, effects } = nextLive({ kind: "reconnecting", talk: { ...before, microphone: starting.microphone } }, event);
  return stay(isLive(state) ? { ...starting, before: state.talk } : state, effects);
};

type LiveEvent = Exclude<
  VoiceEvent,
  { readonly kind: "start" | "continue" | "stop" | "microphone" | "minted" | "mint_failed" | "idle" | "limit" }
>;

const nextLive = (state: LiveState, event: LiveEvent): VoiceStep => {
  const { talk } = state;
  switch (event.kind) {
    case "opened":
      return event.socket === talk.socket ? stay(state, [send(setupMessage(talk.session.model, talk.handle))]) : stay(state);
    case "frame":
      return event.socket === talk.socket ? rotateWhenQuiet(nextAfterFrame(state, event)) : stay(state);
    case "blocked":
      return event.socket === talk.socket && !canSend(state) ? end({ code: "blocked_by_policy" }) : stay(state);
    case "closed":
      return event.socket === talk.socket && state.kind !== "reconnecting" ? recover(state, event) : stay(state);
    case "waited":
      return waited(state);
    case "tool_answered":
    case "tool_failed":
      return rotateWhenQuiet(nextAfterTool(state, event));
    case "gathered":
      return rotateWhenQuiet(afterGathering(state));
    case "silence":
      return afterSilence(state);
    case "drained":
      return stay(afterSound(state));
    case "spoke":
      return stay(canSend(state) ? afterSpeech(state, event.sinceMs) : state);
    case "speech":
      return stay(state, isHeard(state) || (event.isTrail === true && canSend(state)) ? [send(audioMessage(event.data))] : []);
    case "typed":
      return type(state, event.text);
    case "mute":
      return mute(state, event.isMuted);
    case "ask_again":
      return stay(state, talk.microphone === "on" || talk.microphone === "muted" ? [] : [{ kind: "ask_microphone" }]);
    case "call_ended":
      return afterCall(state, event);
  }
};

const send = (message: Extract<VoiceEffect, { kind: "send" }>["message"]): VoiceEffect => ({ kind: "send", message });

const capture = (isOn: boolean): readonly VoiceEffect[] => [{ kind: "capture", isOn }];

const canSend = ({ kind }: LiveState): boolean => kind === "talking" || kind === "rotating";

const start = (state: VoiceState, { isWritten, left = "left" in state ? state.left : undefined }: EventOf<"start">): VoiceStep => {
  if (isWritten !== true) return stay({ kind: "asking", typed: "", ...(left && { left }) }, [{ kind: "ask_microphone" }]);
  return left === undefined ? mint("muted", undefined) : beginAgain("muted", left);
};

/** Text that was written while the token was requested is sent as soon as there is a connection. */
const afterMint = (starting: Starting, session: StartedSession): VoiceStep => withTyped(begin(starting, session), starting.typed);

const withTyped = ({ state, effects }: VoiceStep, typed: string): VoiceStep =>
  stay(typed !== "" && isLive(state) ? afterTyping(state, typed) : state, effects);

const captionOf = (text: string): VoiceEffect => ({ kind: "caption", speaker: "visitor", text });

const type = (state: LiveState, text: string): VoiceStep =>
  stay(afterTyping(state, text), [
    { kind: "clear_playback" },
    captionOf(text),
    // Between two sockets, the next one gets it.
    ...(canSend(state) ? [send(messageOf(text, state.talk.session.traits))] : []),
  ]);

const isHeard = (state: LiveState): boolean => {
  const { microphone, call, holdsSpeech, tools } = state.talk;
  return canSend(state) && microphone === "on" && call === undefined && !(holdsSpeech && tools.length > 0);
};

/** Nothing more is said. Models that ignore the end of the stream get a silence that ends the utterance. */
const endOfSpeech = ({ session: { traits } }: Talk): VoiceEffect =>
  traits.stream_end_ends_speech ? send(audioEndMessage) : { kind: "trail" };

const afterMicrophone = (state: VoiceState, result: "on" | MicrophoneFailure): VoiceStep => {
  if (state.kind === "asking")
    return state.left === undefined ? mint(result, undefined, state.typed) : withTyped(beginAgain(result, state.left), state.typed);
  if (state.kind === "starting") return stay({ ...state, microphone: result });
  if (!isLive(state)) return stay(state);
  const { talk } = state;
  const isOn = result === "on";
  // If the previous device was muted, the new one is muted, too.
  const isMuted = isOn && talk.microphone === "muted";
  return stay({ ...state, talk: { ...talk, microphone: isMuted ? "muted" : result } }, [
    ...(talk.call === undefined ? capture(isOn && !isMuted) : []),
    ...(isHeard(state) && !isOn ? [endOfSpeech(talk)] : []),
  ]);
};

/** Only the tool knows how a call went. The page knows that there was none. */
const afterCall = (state: LiveState, { outcome }: EventOf<"call_ended">): VoiceStep => {
  const { talk } = state;
  if (talk.call === undefined) return stay(state);
  const cue = outcome === undefined ? callEndedCue : outcome === "failed" ? callFailedCue : callCancelledCue;
  const isTold = canSend(state);
  const missed = isTold ? talk.missed : [...talk.missed, { text: cue, isOwed: true }];
  const left: LiveState = { ...state, talk: { ...talk, ...present(), call: undefined, missed } };
  return stay(isTold ? awaitAnswer(left, { isOwed: true }) : left, [
    ...capture(talk.microphone === "on"),
    ...(isTold ? [send(messageOf(cue, talk.session.traits))] : []),
  ]);
};

/** Opens a new socket as soon as nothing would be cut off, and the handle covers everything that was said. */
const rotateWhenQuiet = (step: VoiceStep): VoiceStep => {
  const { state, effects } = step;
  if (state.kind !== "rotating" || state.talk.turnsDue > 0 || state.talk.tools.length > 0 || !state.talk.isHandleCurrent) return step;
  const rotated = connect(state.talk);
  return { state: rotated.state, effects: [...effects, ...rotated.effects] };
};

const recover = (state: LiveState, { code, reason, random }: EventOf<"closed">, isHung = false): VoiceStep => {
  const { talk: before } = state;
  const { failures, handle, tools, refusals } = before;
  const isAborted = code === 1008 && tools.length > 0 && reason.startsWith("The operation was aborted");
  const refused = state.kind === "connecting" ? refusals : undefined;
  const recovery = afterClose({ code, reason, failures, hasHandle: handle !== undefined, isAborted, refusals: refused });
  const silence: VoiceEffect = { kind: "clear_playback" };
  const left: Talk = { ...leaveSocket(before), refusals: refusals + (isHung ? 2 : 1) };
  const talk: Talk = { ...left, refusals: 0, failures: failures + 1, holdsSpeech: before.holdsSpeech || isAborted };
  switch (recovery) {
    case "reconnect":
      return stay({ kind: "reconnecting", talk }, [silence, { kind: "wait", ms: pauseMs(failures, random) }]);
    case "try_again": {
      const waitMs = refusalPauseMs(refusals, random);
      return stay({ kind: "reconnecting", talk: left, waitMs }, [silence, { kind: "wait", ms: waitMs }]);
    }
    case "forget_handle":
      return after(silence, connect(forgetHandle(left)));
    case "new_token":
    case "start_over":
      return after(silence, mint(talk.microphone, recovery === "new_token" ? talk : forgetHandle(talk)));
    case "unreachable":
      return stay({ kind: "ended", reason: { code: "unavailable" }, left }, [{ kind: "release" }]);
    case "give_up":
      return end({ code: "connection_lost" });
  }
};

const after = (first: VoiceEffect, { state, effects }: VoiceStep): VoiceStep => stay(state, [first, ...effects]);

const waited = (state: LiveState): VoiceStep => {
  if (state.kind === "reconnecting") return connect(state.talk);
  // The socket never became ready: treated as broken.
  if (state.kind === "connecting")
    return recover(state, { kind: "closed", socket: state.talk.socket, code: 1006, reason: "", random: 1 }, true);
  return stay(state);
};

const mute = (state: LiveState, isMuted: boolean): VoiceStep => {
  const { talk } = state;
  if (talk.microphone !== (isMuted ? "on" : "muted")) return stay(state);
  const muted: LiveState = { ...state, talk: { ...talk, ...present(), microphone: isMuted ? "muted" : "on" } };
  return stay(muted, [...(talk.call === undefined ? capture(!isMuted) : []), ...(isMuted && isHeard(state) ? [endOfSpeech(talk)] : [])]);
};
