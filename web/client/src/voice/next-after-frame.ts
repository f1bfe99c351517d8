import {
  expectAnswer,
  isLive,
  type LiveState,
  type Talk,
  type VoiceEffect,
  type VoiceEvent,
  type VoiceState,
  type VoiceStep,
} from "./state.ts";
import { withLine } from "./cues.ts";
import { callTools, cancelCalls, isStuck, tellMissed } from "./tools.ts";
import { present } from "./leave.ts";
import { afterSilentTurn, afterWordlessTurn, askAgain, awaitAnswer, heard } from "./watch.ts";

const stay = (state: VoiceState, ...effects: readonly VoiceEffect[]): VoiceStep => ({ state, effects });

const withTalk = (state: LiveState, change: Partial<Talk>): LiveState => ({ ...state, talk: { ...state.talk, ...change } });

/** 1.5 s without a word: what follows is a new utterance. */
const utteranceMs = 1_500;

/** What follows from one event of the voice service. */
export const nextAfterFrame = (state: LiveState, { event, atMs }: Extract<VoiceEvent, { readonly kind: "frame" }>): VoiceStep => {
  const { talk } = state;
  switch (event.kind) {
    case "setup_complete":
      return state.kind === "connecting" ? beReady({ ...talk, refusals: 0 }) : stay(state);
    case "audio":
      // During a phone call the agent is silent: two voices at once help nobody.
      if (talk.call !== undefined) return stay(state);
      return stay(withTalk(expectAnswer(state), { agent: "speaking", isSounding: true, ...(event.isSilent !== true && sounded(talk)) }), {
        kind: "play",
        data: event.data,
        rateHz: event.rateHz,
      });
    case "heard":
      // Sometimes the whole text arrives twice.
      if (event.text === talk.asked && event.text.trim().includes(" ")) return stay(state);
      return stay(hear(state, event.text, atMs), { kind: "caption", speaker: "visitor", text: event.text });
    case "said":
      return stay(said(state, event.text), {
        kind: "caption",
        speaker: "agent",
        text: event.text,
      });
    case "interrupted":
      // The interrupted turn ends at once. The interruption is answered in another one.
      return stay(
        withTalk(state, { agent: "silent", turn: "nothing", isSounding: false, turnsDue: 2, isHandleCurrent: false }),
        { kind: "clear_playback" },
        { kind: "cut_caption" },
      );
    case "turn_complete":
      return settling(
        afterTurn(
          withTalk(state, { agent: "silent", turn: "nothing", turnsDue: Math.max(0, talk.turnsDue - 1), failures: 0 }),
          talk,
          event.isRejected === true,
        ),
      );
    case "tool_call":
      return callTools(state, event.calls);
    case "tool_call_cancelled":
      return cancelCalls(state, event.ids);
    case "go_away":
      return state.kind === "talking" ? stay({ kind: "rotating", talk }) : stay(state);
    case "handle":
      return stay(withTalk(state, { handle: event.handle, isHandleCurrent: talk.turnsDue === 0 || isStuck(talk) }));
  }
};

const sounded = (talk: Talk): Partial<Talk> => ({ ...heard(talk), turn: talk.turn === "words" ? "words" : "sound" });

/** Words may come behind their sound, and behind the end of their turn. */
const said = (state: LiveState, text: string): LiveState => {
  const { lines, watch } = state.talk;
  const isLate = watch?.why === "words" && watch.step === "nudge";
  return withTalk(state, {
    lines: withLine(lines, "You", text),
    turn: "words",
    wordless: 0,
    ...(isLate && { watch: undefined, turn: "nothing" }),
  });
};

/** A visitor who repeats something has had no answer, nor is the empty turn one that sometimes follows. */
const hear = (state: LiveState, text: string, atMs: number): LiveState => {
  const { lines, asked, askedAtMs = atMs, idle } = state.talk;
  const isOwed = asked !== "" && atMs - askedAtMs > utteranceMs;
  const isBack = idle.step === "leaving" && present();
  return awaitAnswer(withTalk(state, { lines: withLine(lines, "Visitor", text), askedAtMs: atMs, isToRepeat: false, ...isBack }), {
    isOwed,
    asked: isOwed ? ` ${text}` : text,
  });
};

const afterTurn = (state: LiveState, { turn, turnsDue }: Talk, isRejected: boolean): VoiceStep => {
  const { watch: before, lines } = state.talk;
  // The sound had not broken off: that was all.
  const watch = before?.why === "broken" && before.step === "nudge" ? undefined : before;
  // The turn that was interrupted is over. The answer is in the next one.
  if (watch !== undefined && turnsDue > 1 && !isRejected) return stay(state);
  if (watch !== undefined || isRejected) return afterSilentTurn(state, isRejected);
  const isTranscribed = lines.some((line) => line.startsWith("You: "));
  const over = withTalk(state, { watch });
  return turn === "sound" && isTranscribed ? afterWordlessTurn(over) : tellMissed(over);
};

/** 2 s: what has interrupted the agent, and is neither written down nor answered by then, was a noise. */
const settlingMs = 2_000;

const settling = ({ state, effects }: VoiceStep): VoiceStep =>
  stay(state, ...effects, ...(isLive(state) && isStuck(state.talk) ? [{ kind: "gather", ms: settlingMs } as const] : []));

const beReady = (talk: Talk): VoiceStep => {
  const { opening } = talk.session;
  const isCapturing = talk.microphone === "on" && talk.call === undefined;
  const ready: LiveState = { kind: "talking", talk };
  const capture: VoiceEffect = { kind: "capture", isOn: isCapturing };
  // A visitor who has written already gets an answer instead.
  if (talk.isUnopened && talk.asked === "" && opening !== null)
    return stay(awaitAnswer(withTalk(ready, { isRenewed: false }), { isOwed: true }), capture, { kind: "send", message: opening });
  const asked = askAgain(ready);
  const told = isLive(asked.state) ? tellMissed(asked.state) : asked;
  return stay(told.state, capture, ...asked.effects, ...told.effects);
};
