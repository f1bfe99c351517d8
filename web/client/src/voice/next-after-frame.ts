import { expectAnswer, isLive, type LiveState, type Talk, type VoiceEffect, type VoiceState, type VoiceStep } from "./state.ts";
import type { ServerEvent } from "./wire.ts";
import { withLine } from "./cues.ts";
import { callTools, cancelCalls, tellMissed } from "./tools.ts";
import { afterSilentTurn, askAgain, awaitAnswer, heard } from "./watch.ts";

const stay = (state: VoiceState, ...effects: readonly VoiceEffect[]): VoiceStep => ({ state, effects });

const withTalk = (state: LiveState, change: Partial<Talk>): LiveState => ({ ...state, talk: { ...state.talk, ...change } });

/** What follows from one thing that the voice service says. */
export const nextAfterFrame = (state: LiveState, event: ServerEvent): VoiceStep => {
  const { talk } = state;
  switch (event.kind) {
    case "setup_complete":
      return state.kind === "connecting" ? beReady(talk) : stay(state);
    case "audio":
      // In a phone call the agent is silent: two voices at once help nobody.
      if (talk.call !== undefined) return stay(state);
      return stay(withTalk(expectAnswer(state), { agent: "speaking", ...(event.isSilent !== true && heard) }), {
        kind: "play",
        data: event.data,
        rateHz: event.rateHz,
      });
    case "heard":
      return stay(
        awaitAnswer(withTalk(state, { lines: withLine(talk.lines, "Visitor", event.text) }), { isOwed: false, asked: event.text }),
        { kind: "caption", speaker: "visitor", text: event.text },
      );
    case "said":
      return stay(withTalk(state, { lines: withLine(talk.lines, "You", event.text) }), {
        kind: "caption",
        speaker: "agent",
        text: event.text,
      });
    case "interrupted":
      // The turn that is cut off ends at once. Who has interrupted is answered in another one.
      return stay(
        withTalk(state, { agent: "silent", turnsDue: 2, isHandleCurrent: false }),
        { kind: "clear_playback" },
        { kind: "cut_caption" },
      );
    case "turn_complete":
      return afterTurn(
        withTalk(state, { agent: "silent", turnsDue: Math.max(0, talk.turnsDue - 1), failures: 0 }),
        event.isRejected === true,
      );
    case "tool_call":
      return callTools(state, event.calls);
    case "tool_call_cancelled":
      return cancelCalls(state, event.ids);
    case "go_away":
      return state.kind === "talking" ? stay({ kind: "rotating", talk }) : stay(state);
    case "handle":
      return stay(withTalk(state, { handle: event.handle, isHandleCurrent: talk.turnsDue === 0 }));
    case "unknown":
      return stay(state);
  }
};

const afterTurn = (state: LiveState, isRejected: boolean): VoiceStep =>
  state.talk.watch === undefined && !isRejected ? tellMissed(state) : afterSilentTurn(state, isRejected);

const beReady = (talk: Talk): VoiceStep => {
  const { opening } = talk.session;
  const isCapturing = talk.microphone === "on" && talk.call === undefined;
  const ready: LiveState = { kind: "talking", talk: { ...talk, isUnopened: false } };
  const capture: VoiceEffect = { kind: "capture", isOn: isCapturing };
  if (talk.isUnopened && opening !== null) return stay(awaitAnswer(ready, { isOwed: true }), capture, { kind: "send", message: opening });
  const asked = askAgain(ready);
  const told = isLive(asked.state) ? tellMissed(asked.state) : asked;
  return stay(told.state, capture, ...asked.effects, ...told.effects);
};
