import type { LiveState, Talk, VoiceEffect, VoiceState, VoiceStep } from "./state.ts";
import type { ServerEvent } from "./wire.ts";
import { tellMissed } from "./tools.ts";

const stay = (state: VoiceState, ...effects: readonly VoiceEffect[]): VoiceStep => ({ state, effects });

const withTalk = (state: LiveState, change: Partial<Talk>): LiveState => ({ ...state, talk: { ...state.talk, ...change } });

/** What follows from one thing that the voice service says. */
export const nextAfterFrame = (state: LiveState, event: ServerEvent): VoiceStep => {
  const { talk } = state;
  switch (event.kind) {
    case "setup_complete":
      return state.kind === "connecting" ? ready(talk) : stay(state);
    case "audio":
      // In a phone call the agent is silent: two voices at once help nobody.
      if (talk.call !== undefined) return stay(state);
      return stay(withTalk(state, { agent: "speaking" }), { kind: "play", data: event.data, rateHz: event.rateHz });
    case "heard":
      return stay(state, { kind: "caption", speaker: "visitor", text: event.text });
    case "said":
      return stay(state, { kind: "caption", speaker: "agent", text: event.text });
    case "interrupted":
      return stay(withTalk(state, { agent: "silent" }), { kind: "clear_playback" }, { kind: "cut_caption" });
    case "turn_complete":
      return tellMissed(withTalk(state, { agent: "silent", failures: 0 }));
    case "tool_call":
      return stay(
        withTalk(state, { tools: [...talk.tools, ...event.calls] }),
        ...event.calls.map((call): VoiceEffect => ({ kind: "execute", call })),
      );
    case "tool_call_cancelled":
      // The call goes on: what it writes is written. Its result is told after the turn.
      return stay(withTalk(state, { tools: talk.tools.filter(({ id }) => !event.ids.includes(id)) }));
    case "go_away":
      return state.kind === "talking" ? stay({ kind: "rotating", talk }) : stay(state);
    case "handle":
      return stay(withTalk(state, { handle: event.handle }));
    case "unknown":
      return stay(state);
  }
};

const ready = (talk: Talk): VoiceStep => {
  const { opening } = talk.session;
  const isCapturing = talk.microphone === "on" && talk.call === undefined;
  return stay(
    { kind: "talking", talk: { ...talk, isUnopened: false } },
    { kind: "capture", isOn: isCapturing },
    ...(talk.isUnopened && opening !== null ? [{ kind: "send", message: opening } as const] : []),
  );
};
