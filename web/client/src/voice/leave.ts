import { limits } from "./limits.ts";
import { messageOf, stillThereCue } from "./cues.ts";
import { expectAnswer, type Idle, isLive, type LiveState, type Talk, type VoiceState, type VoiceStep } from "./state.ts";
import { end, stay } from "./steps.ts";

const quiet: Idle = { ms: limits.idleMs, step: "quiet" };

/** At the beginning of a conversation. */
export const unlimited: Pick<Talk, "idle" | "limit"> = { idle: quiet, limit: { ms: limits.wholeMs, isOver: false } };

/** The visitor is there. */
export const present = (): Pick<Talk, "idle"> => ({ idle: { ...quiet } });

/** The agent has said goodbye, or is about to. */
export const leaving = (): Pick<Talk, "idle"> => ({ idle: { ms: limits.farewellMs, step: "leaving" } });

const isReady = ({ kind }: LiveState): boolean => kind === "talking" || kind === "rotating";

/** Nobody has said anything for long. */
export const afterIdle = (state: VoiceState): VoiceStep => {
  const talk = isLive(state) ? state.talk : state.kind === "starting" ? state.before : undefined;
  if (talk === undefined || talk.call !== undefined) return stay(state);
  const { step } = talk.idle;
  const isWorking = isLive(state) && talk.tools.length > 0;
  if (step === "leaving" && !isWorking) return end({ code: "stopped" });
  if (!isLive(state)) return end({ code: "idle" });
  const isAnswering = talk.watch !== undefined || talk.tools.length > 0;
  if (isAnswering && !talk.isDoubted) return stay({ ...state, talk: { ...talk, idle: { ms: limits.graceMs, step } } });
  if (step === "asked") return end({ code: "idle" });
  const asked: LiveState = { ...state, talk: { ...talk, idle: { ms: limits.stillThereMs, step: "asked" } } };
  if (!isReady(state)) return stay(asked);
  return stay(expectAnswer(asked), [{ kind: "send", message: messageOf(stillThereCue, talk.session.traits) }]);
};

/** It has lasted as long as it may. A sentence, or a phone call, comes to its end. */
export const afterLimit = (state: VoiceState): VoiceStep => {
  const talk = isLive(state) ? state.talk : state.kind === "starting" ? state.before : undefined;
  if (talk === undefined) return stay(state);
  if (!isLive(state) || (talk.limit.isOver && talk.call === undefined)) return end({ code: "too_long" });
  return leaveWhenQuiet(stay({ ...state, talk: { ...talk, limit: { ms: limits.lastWordsMs, isOver: true } } }));
};

/** Ends a conversation that is to end as soon as its last words were heard. */
export const leaveWhenQuiet = (step: VoiceStep): VoiceStep => {
  const { state, effects } = step;
  if (!isLive(state) || !isReady(state)) return step;
  const { idle, limit, turnsDue, tools, watch, call, isSounding } = state.talk;
  if (idle.step !== "leaving" && !limit.isOver) return step;
  if (turnsDue > 0 || tools.length > 0 || watch !== undefined || call !== undefined || isSounding) return step;
  const ended = end({ code: idle.step === "leaving" ? "stopped" : "too_long" });
  return stay(ended.state, [...effects, ...ended.effects]);
};
