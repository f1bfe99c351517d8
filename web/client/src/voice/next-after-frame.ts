import { expectAnswer, type LiveState, type Talk, type VoiceEffect, type VoiceState, type VoiceStep } from "./state.ts";
import type { ServerEvent } from "./wire.ts";
import { tellMissed } from "./tools.ts";

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
      return stay(withTalk(expectAnswer(state), { agent: "speaking" }), { kind: "play", data: event.data, rateHz: event.rateHz });
    case "heard":
      return stay(expectAnswer(state), { kind: "caption", speaker: "visitor", text: event.text });
    case "said":
      return stay(state, { kind: "caption", speaker: "agent", text: event.text });
    case "interrupted":
      // The turn that is cut off ends at once. Who has interrupted is answered in another one.
      return stay(
        withTalk(state, { agent: "silent", turnsDue: 2, isHandleCurrent: false }),
        { kind: "clear_playback" },
        { kind: "cut_caption" },
      );
    case "turn_complete":
      return tellMissed(withTalk(state, { agent: "silent", turnsDue: Math.max(0, talk.turnsDue - 1), failures: 0 }));
    case "tool_call":
      return stay(
        withTalk(expectAnswer(state), { tools: [...talk.tools, ...event.calls] }),
        ...event.calls.map((call): VoiceEffect => ({ kind: "execute", call })),
      );
    case "tool_call_cancelled":
      // The call goes on: what it writes is written. Its result is told after the turn.
      return stay(withTalk(state, { tools: talk.tools.filter(({ id }) => !event.ids.includes(id)) }));
    case "go_away":
      return state.kind === "talking" ? stay({ kind: "rotating", talk }) : stay(state);
    case "handle":
      return stay(withTalk(state, { handle: event.handle, isHandleCurrent: talk.turnsDue === 0 }));
    case "unknown":
      return stay(state);
  }
};

const beReady = (talk: Talk): VoiceStep => {
  const { opening } = talk.session;
  const isCapturing = talk.microphone === "on" && talk.call === undefined;
  const ready: LiveState = { kind: "talking", talk: { ...talk, isUnopened: false } };
  const capture: VoiceEffect = { kind: "capture", isOn: isCapturing };
  if (!talk.isUnopened || opening === null) return stay(ready, capture);
  return stay(expectAnswer(ready), capture, { kind: "send", message: opening });
};
