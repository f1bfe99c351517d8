import { afterClose, pauseMs } from "./after-close.ts";
import { nextAfterFrame } from "./next-after-frame.ts";
import { afterFailedMint, mint, mintAgain, type Starting } from "./starting.ts";
import {
  expectAnswer,
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
import { nextAfterTool } from "./tools.ts";
import { audioEndMessage, audioMessage, callEndedCue, setupMessage, textMessage } from "./wire.ts";

/** 10 s for a socket and its `setupComplete`; they take less than one. */
const connectMs = 10_000;

type EventOf<Kind extends VoiceEvent["kind"]> = Extract<VoiceEvent, { readonly kind: Kind }>;

/** What follows from an event. Pure: the effects are for the driver, in their order. */
export const next = (state: VoiceState, event: VoiceEvent): VoiceStep => {
  switch (event.kind) {
    case "start":
      return state.kind === "idle" || state.kind === "ended" ? stay({ kind: "asking" }, [{ kind: "ask_microphone" }]) : stay(state);
    case "stop":
      return state.kind === "idle" || state.kind === "ended" ? stay(state) : end({ code: "stopped" });
    case "microphone":
      return afterMicrophone(state, event.result);
    case "minted":
      return state.kind === "starting" ? connectFirst(state, event) : stay(state);
    case "mint_failed":
      return state.kind === "starting" ? afterFailedMint(state, event.reason) : stay(state);
    case "waited":
      if (state.kind === "starting" && state.waitMs !== undefined) return mintAgain(state);
      return isLive(state) ? nextLive(state, event) : stay(state);
    case "opened":
    case "frame":
    case "closed":
    case "tool_answered":
    case "tool_failed":
    case "speech":
    case "typed":
    case "mute":
    case "ask_again":
    case "call_ended":
      return isLive(state) ? nextLive(state, event) : stay(state);
  }
};

type LiveEvent = Exclude<VoiceEvent, { readonly kind: "start" | "stop" | "microphone" | "minted" | "mint_failed" }>;

const nextLive = (state: LiveState, event: LiveEvent): VoiceStep => {
  const { talk } = state;
  switch (event.kind) {
    case "opened":
      return event.socket === talk.socket ? stay(state, [send(setupMessage(talk.session.model, talk.handle))]) : stay(state);
    case "frame":
      return event.socket === talk.socket ? rotateWhenQuiet(nextAfterFrame(state, event.event)) : stay(state);
    case "closed":
      return event.socket === talk.socket && state.kind !== "reconnecting" ? recover(talk, event) : stay(state);
    case "waited":
      return waited(state);
    case "tool_answered":
    case "tool_failed":
      return rotateWhenQuiet(nextAfterTool(state, event));
    case "speech":
      return stay(state, isHeard(state) ? [send(audioMessage(event.data))] : []);
    case "typed":
      return canSend(state) ? type(state, event.text) : stay(state);
    case "mute":
      return mute(state, event.isMuted);
    case "ask_again":
      return stay(state, talk.microphone === "on" || talk.microphone === "muted" ? [] : [{ kind: "ask_microphone" }]);
    case "call_ended":
      return afterCall(state);
  }
};

const send = (message: Extract<VoiceEffect, { kind: "send" }>["message"]): VoiceEffect => ({ kind: "send", message });

const capture = (isOn: boolean): readonly VoiceEffect[] => [{ kind: "capture", isOn }];

const canSend = ({ kind }: LiveState): boolean => kind === "talking" || kind === "rotating";

const type = (state: LiveState, text: string): VoiceStep =>
  stay(expectAnswer(state), [
    { kind: "clear_playback" },
    { kind: "caption", speaker: "visitor", text },
    send(textMessage(text, state.talk.session.model)),
  ]);

const isHeard = (state: LiveState): boolean => canSend(state) && state.talk.microphone === "on" && state.talk.call === undefined;

const afterMicrophone = (state: VoiceState, result: "on" | MicrophoneFailure): VoiceStep => {
  if (state.kind === "asking") return mint(result, undefined);
  if (state.kind === "starting") return stay({ ...state, microphone: result });
  if (!isLive(state)) return stay(state);
  const { talk } = state;
  const isOn = result === "on";
  return stay({ ...state, talk: { ...talk, microphone: result } }, [
    ...(talk.call === undefined ? capture(isOn) : []),
    ...(isHeard(state) && !isOn ? [send(audioEndMessage)] : []),
  ]);
};

/** Only the tool knows how the call went. */
const afterCall = (state: LiveState): VoiceStep => {
  const { talk } = state;
  if (talk.call === undefined) return stay(state);
  const isTold = canSend(state);
  const missed = isTold ? talk.missed : [...talk.missed, callEndedCue];
  const left: LiveState = { ...state, talk: { ...talk, call: undefined, missed } };
  return stay(isTold ? expectAnswer(left) : left, [
    ...capture(talk.microphone === "on"),
    ...(isTold ? [send(textMessage(callEndedCue, talk.session.model))] : []),
  ]);
};

const connectFirst = ({ microphone, before }: Starting, { session }: EventOf<"minted">): VoiceStep =>
  connect({
    session,
    handle: undefined,
    isHandleCurrent: false,
    socket: before?.socket ?? 0,
    failures: before?.failures ?? 0,
    // A resumed conversation is not greeted again.
    isUnopened: before === undefined,
    agent: "silent",
    turnsDue: 0,
    tools: [],
    missed: before?.missed ?? [],
    microphone,
    call: before?.call,
  });

const connect = (before: Talk): VoiceStep => {
  const talk: Talk = {
    ...before,
    socket: before.socket + 1,
    agent: "silent",
    turnsDue: 0,
    tools: [],
    isHandleCurrent: before.handle !== undefined,
  };
  const { ws_url: url, token } = talk.session;
  return stay({ kind: "connecting", talk }, [
    { kind: "connect", url: `${url}?access_token=${encodeURIComponent(token)}`, socket: talk.socket },
    { kind: "wait", ms: connectMs },
  ]);
};

/** A new socket as soon as nothing would be cut off, and a handle has come that knows all that was said. */
const rotateWhenQuiet = (step: VoiceStep): VoiceStep => {
  const { state, effects } = step;
  if (state.kind !== "rotating" || state.talk.turnsDue > 0 || state.talk.tools.length > 0 || !state.talk.isHandleCurrent) return step;
  const rotated = connect(state.talk);
  return { state: rotated.state, effects: [...effects, ...rotated.effects] };
};

const recover = (before: Talk, { code, reason, random }: EventOf<"closed">): VoiceStep => {
  const { failures, handle } = before;
  const talk: Talk = { ...before, failures: failures + 1, agent: "silent" };
  const silence: VoiceEffect = { kind: "clear_playback" };
  switch (afterClose({ code, reason, failures, hasHandle: handle !== undefined })) {
    case "reconnect":
      return stay({ kind: "reconnecting", talk }, [silence, { kind: "wait", ms: pauseMs(failures, random) }]);
    case "start_over": {
      const { state, effects } = mint(talk.microphone, { ...talk, handle: undefined });
      return stay(state, [silence, ...effects]);
    }
    case "give_up":
      return end({ code: "connection_lost" });
  }
};

const waited = (state: LiveState): VoiceStep => {
  if (state.kind === "reconnecting") return connect(state.talk);
  // The socket never got ready: as if it had broken.
  if (state.kind === "connecting")
    return recover(state.talk, { kind: "closed", socket: state.talk.socket, code: 1006, reason: "", random: 1 });
  return stay(state);
};

const mute = (state: LiveState, isMuted: boolean): VoiceStep => {
  const { talk } = state;
  if (talk.microphone !== (isMuted ? "on" : "muted")) return stay(state);
  const muted: LiveState = { ...state, talk: { ...talk, microphone: isMuted ? "muted" : "on" } };
  return stay(muted, [
    ...(talk.call === undefined ? capture(!isMuted) : []),
    ...(isMuted && canSend(state) ? [send(audioEndMessage)] : []),
  ]);
};
