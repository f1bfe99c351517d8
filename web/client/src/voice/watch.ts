import { lastAsked, messageOf, recapMessage, nudgeMessage, withLine } from "./cues.ts";
import { connect, leaveSocket } from "./connect.ts";
import { present } from "./leave.ts";
import { mint } from "./starting.ts";
import { type Doubt, expectAnswer, type LiveState, type Talk, type VoiceEffect, type VoiceStep, type Watch } from "./state.ts";
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

/** 2 s: a turn has ended without what it should have had, and nothing more will come of it. */
const doubtMs = 2_000;

const watchFor = (step: Watch["step"], isOwed: boolean, why: Doubt = "asked"): Watch => ({ step, ms: pausesMs[step], isOwed, why });

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
  const written: LiveState = {
    ...state,
    talk: { ...state.talk, ...present(), isToRepeat: false, isDoubted: false, lines: withLine(lines, "Visitor", text) },
  };
  return awaitAnswer(written, { isOwed: true, asked: asked === "" ? text : ` ${text}` });
};

/** After a tool's last answer. */
export const awaitAfterTools = (state: LiveState): LiveState => {
  const awaiting = awaitAnswer(state, { isOwed: true });
  const { watch, microphone } = awaiting.talk;
  if (watch?.step !== "nudge" || microphone === "on") return awaiting;
  return { ...awaiting, talk: { ...awaiting.talk, watch: { ...watch, ms: kickMs } } };
};

/** The agent is heard, or has called a tool. An answer to what the visitor said shows that somebody is there; an answer to a nudge does not. */
export const heard = ({ asked, watch, isDoubted, isToRepeat }: Talk): Partial<Talk> => {
  const isAnswer = asked !== "" && (watch === undefined || watch.step === "nudge" || watch.isOwed);
  return {
    watch: undefined,
    asked: "",
    rejections: 0,
    isUnopened: false,
    isDoubted: isDoubted && !isAnswer,
    isToRepeat: isToRepeat && !isAnswer,
    ...(isAnswer && present()),
  };
};

/** The microphone has heard an utterance. Speech is transcribed before it is answered: without a transcript, the service may not have heard it. */
export const afterSpeech = (state: LiveState, sinceMs: number): LiveState => {
  const { talk } = state;
  const { microphone, call, tools, watch, agent, askedAtMs = -Infinity } = talk;
  const isExpected = microphone === "on" && call === undefined && tools.length === 0 && watch === undefined && agent === "silent";
  if (!isExpected || askedAtMs >= sinceMs) return state;
  return { ...state, talk: { ...talk, watch: watchFor("nudge", false, "unheard") } };
};

/** All sound has been played, and the turn goes on: more is to come, or it has broken off. */
export const afterSound = (state: LiveState): LiveState => {
  const talk: Talk = { ...state.talk, isSounding: false };
  const isWaiting = talk.agent === "speaking" && talk.turn !== "nothing" && talk.tools.length === 0 && talk.call === undefined;
  if (!isWaiting || talk.watch !== undefined) return { ...state, talk };
  return { ...state, talk: { ...talk, agent: "silent", watch: watchFor("nudge", true, "broken") } };
};

/** A turn ended in which nothing was said but sound was heard. Where words do not come either way, nobody can tell. */
export const afterWordlessTurn = (state: LiveState): VoiceStep => {
  const { talk } = state;
  const step = wordlessSteps[talk.wordless];
  const wordless = talk.wordless + 1;
  if (step === undefined) return stay(state);
  return stay({ ...state, talk: { ...talk, wordless, watch: { ...watchFor(step, true, "words"), ms: doubtMs } } });
};

const wordlessSteps: readonly (Watch["step"] | undefined)[] = ["nudge", "resume"];

/** A turn ended without sound. */
export const afterSilentTurn = (state: LiveState, isRejected: boolean): VoiceStep => {
  const { talk } = state;
  const { watch } = talk;
  if (isRejected) {
    const rejections = talk.rejections + 1;
    const counted: LiveState = { ...state, talk: { ...talk, rejections, watch: watch ?? watchFor("nudge", true) } };
    return rejections < mostRejections ? stay(counted) : rescue(counted);
  }
  if (watch?.isOwed !== false) return stay(state);
  // It may have been meant for somebody else in the room: the agent is asked once.
  if (watch.step === "nudge" && !talk.isDoubted) return stay(doubting(state, { ...watchFor("nudge", false, "empty"), ms: doubtMs }));
  return stay(askVisitor(state));
};

const doubting = (state: LiveState, watch: Watch): LiveState => ({ ...state, talk: { ...state.talk, watch } });

/** The page asks the visitor to say it again. The agent owes nothing any more. */
const askVisitor = (state: LiveState): LiveState => ({
  ...state,
  talk: { ...state.talk, watch: undefined, asked: "", isToRepeat: true },
});

/** Two in a row suggest a series: one of 27 was measured. */
const mostRejections = 2;

/** The time has passed. */
export const afterSilence = (state: LiveState): VoiceStep => {
  const { talk } = state;
  if (talk.watch === undefined || talk.call !== undefined || (state.kind !== "talking" && state.kind !== "rotating")) return stay(state);
  const { step, why, isOwed } = talk.watch;
  if (!isOwed && talk.isDoubted) return afterDoubt(state);
  if (step !== "nudge") return rescue(state);
  const isDoubted = talk.isDoubted || why === "empty" || why === "unheard";
  const asked = why === "asked" || talk.asked !== "" ? talk.asked : lastAsked(talk.lines);
  return stay({ ...state, talk: { ...talk, isDoubted, watch: watchFor("resume", isOwed || why === "asked", why) } }, [
    { kind: "send", message: nudgeMessage(asked, why) },
  ]);
};

/** What may have been noise ends no conversation, and costs no unit: a socket that may be deaf is replaced where that is free. */
const afterDoubt = (state: LiveState): VoiceStep => {
  const { watch, handle } = state.talk;
  const asking = askVisitor(state);
  const isDeaf = watch?.why === "unheard" && watch.step === "resume" && handle !== undefined;
  return isDeaf ? connect(asking.talk) : stay(asking);
};

/** Gives up the socket, or the whole conversation. */
const rescue = ({ talk }: LiveState): VoiceStep => {
  const step = talk.watch?.step ?? "nudge";
  if (step === "give_up") return end({ code: "unavailable" });
  const isResumable = step !== "renew" && talk.handle !== undefined;
  const asked = talk.watch?.why === "broken" || talk.watch?.why === "words" ? lastAsked(talk.lines) : talk.asked;
  const watched: Talk = { ...leaveSocket(talk), asked, rejections: 0, watch: watchFor(isResumable ? "renew" : "give_up", true) };
  const { state, effects } = isResumable ? connect(watched) : mint(talk.microphone, { ...watched, handle: undefined, isRenewed: true });
  return stay(state, [{ kind: "clear_playback" }, ...effects]);
};

/** What a new socket is told if the agent owes an answer. */
export const askAgain = (state: LiveState): VoiceStep => {
  const { talk } = state;
  const { watch, isRenewed, session, lines, asked } = talk;
  if (watch === undefined && !isRenewed) return stay(state);
  const renewed: LiveState = { ...state, talk: { ...talk, isRenewed: false } };
  const message = isRenewed
    ? recapMessage(lines, session.traits, watch !== undefined)
    : asked === ""
      ? nudgeMessage("")
      : messageOf(asked, session.traits);
  const effects: readonly VoiceEffect[] = [{ kind: "send", message }];
  return stay(awaitAnswer(renewed, { isOwed: true }), effects);
};
