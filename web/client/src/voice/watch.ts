import { messageOf, recapMessage, nudgeMessage, withLine } from "./cues.ts";
import { connect } from "./connect.ts";
import { mint } from "./starting.ts";
import { expectAnswer, type LiveState, type Talk, type VoiceEffect, type VoiceStep, type Watch } from "./state.ts";
import { end, stay } from "./steps.ts";

/** What happens while the agent stays silent, in order. */
const pausesMs: Readonly<Record<Watch["step"], number>> = {
  /** 6 s: longer than any measured answer that came at all. */
  nudge: 6_000,
  /** 12 s after the visitor has spoken. They are told. */
  resume: 6_000,
  /** 20 s after. It takes a unit. */
  renew: 8_000,
  /** Nobody waits any longer. */
  give_up: 12_000,
};

/** 2 s: without sound, some models wait for input after a tool's answer. */
const kickMs = 2_000;

const watchFor = (step: Watch["step"], isOwed: boolean): Watch => ({ step, ms: pausesMs[step], isOwed });

/** An answer is expected. Steps that were taken stay taken until the agent is heard. */
export const awaitAnswer = (state: LiveState, { isOwed, asked = "" }: { readonly isOwed: boolean; readonly asked?: string }): LiveState => {
  const { talk } = expectAnswer(state);
  const { watch } = talk;
  return {
    ...state,
    talk: { ...talk, asked: talk.asked + asked, watch: watchFor(watch?.step ?? "nudge", isOwed || watch?.isOwed === true) },
  };
};

/** The visitor has written something. */
export const afterTyping = (state: LiveState, text: string): LiveState => {
  const { lines, asked } = state.talk;
  const written: LiveState = { ...state, talk: { ...state.talk, lines: withLine(lines, "Visitor", text) } };
  return awaitAnswer(written, { isOwed: true, asked: asked === "" ? text : ` ${text}` });
};

/** After a tool's last answer. */
export const awaitAfterTools = (state: LiveState): LiveState => {
  const awaiting = awaitAnswer(state, { isOwed: true });
  const { watch, microphone } = awaiting.talk;
  if (watch?.step !== "nudge" || microphone === "on") return awaiting;
  return { ...awaiting, talk: { ...awaiting.talk, watch: { ...watch, ms: kickMs } } };
};

/** The agent is heard, or has called a tool. */
export const heard = { watch: undefined, asked: "", rejections: 0, isUnopened: false } as const satisfies Partial<Talk>;

/** A turn ended without sound. */
export const afterSilentTurn = (state: LiveState, isRejected: boolean): VoiceStep => {
  const { talk } = state;
  const { watch } = talk;
  if (isRejected) {
    const rejections = talk.rejections + 1;
    const counted: LiveState = { ...state, talk: { ...talk, rejections, watch: watch ?? watchFor("nudge", true) } };
    return rejections < mostRejections ? stay(counted) : rescue(counted);
  }
  return watch?.isOwed === false && watch.step === "nudge"
    ? stay({ ...state, talk: { ...talk, watch: undefined, asked: "" } })
    : stay(state);
};

/** Two in a row suggest a series: one of 27 was measured. */
const mostRejections = 2;

/** The time has passed. */
export const afterSilence = (state: LiveState): VoiceStep => {
  const { talk } = state;
  if (talk.watch === undefined || talk.call !== undefined || (state.kind !== "talking" && state.kind !== "rotating")) return stay(state);
  if (talk.watch.step !== "nudge") return rescue(state);
  return stay({ ...state, talk: { ...talk, watch: watchFor("resume", true) } }, [{ kind: "send", message: nudgeMessage(talk.asked) }]);
};

/** Gives up the socket, or the whole conversation. */
const rescue = ({ talk }: LiveState): VoiceStep => {
  const step = talk.watch?.step ?? "nudge";
  if (step === "give_up") return end({ code: "unavailable" });
  const isResumable = step !== "renew" && talk.handle !== undefined;
  const watched: Talk = { ...talk, rejections: 0, watch: watchFor(isResumable ? "renew" : "give_up", true) };
  const { state, effects } = isResumable ? connect(watched) : mint(talk.microphone, { ...watched, handle: undefined, isRenewed: true });
  return stay(state, [{ kind: "clear_playback" }, ...effects]);
};

/** What a new socket is told if the agent owes an answer. */
export const askAgain = (state: LiveState): VoiceStep => {
  const { talk } = state;
  const { watch, isRenewed, session, lines, asked } = talk;
  if (watch === undefined && !isRenewed) return stay(state);
  const renewed: LiveState = { ...state, talk: { ...talk, isRenewed: false } };
  const message = isRenewed ? recapMessage(lines, session.traits) : asked === "" ? nudgeMessage("") : messageOf(asked, session.traits);
  const effects: readonly VoiceEffect[] = [{ kind: "send", message }];
  return stay(awaitAnswer(renewed, { isOwed: true }), effects);
};
