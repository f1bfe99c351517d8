import type { ProfileCard, StartedSession, ToolResult, TransferCard } from "../src/contract.ts";
import { fallbackLabels, fallbackPronounLabels } from "../src/labels.ts";
import { next } from "../src/voice/next-state.ts";
import type { Missed, VoiceEffect, VoiceEvent, VoiceState } from "../src/voice/state.ts";
import type { ServerEvent } from "../src/voice/wire.ts";

export const session: StartedSession = {
  token: "auth_tokens/1",
  greeting: "Welcome!",
  voice: "Kore",
  model: "gemini-3.8-live",
  traits: { takes_content: true, waits_behind_content: true, stream_end_ends_speech: false },
  expires_at: "2026-11-22T10:30:00.000Z",
  ws_url: "wss://voice.example/live",
  opening: { clientContent: { turns: [], turnComplete: true } },
};

/** With a model that takes text only as realtime input, and for which the end of the stream ends the utterance. */
export const flashSession: StartedSession = {
  ...session,
  model: "gemini-3.1-flash-live-preview",
  traits: { takes_content: false, waits_behind_content: false, stream_end_ends_speech: true },
};

/** A conversation that records its effects. */
export class Conversation {
  state: VoiceState = { kind: "idle" };
  /** The time of the next frames. */
  nowMs = 0;
  #effects: VoiceEffect[] = [];

  tell(...events: readonly VoiceEvent[]): this {
    for (const event of events) {
      const step = next(this.state, event);
      this.state = step.state;
      this.#effects.push(...step.effects);
    }
    return this;
  }

  /** The effects since the last call. */
  effects(): readonly VoiceEffect[] {
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }

  /** Their kinds. */
  kinds(): readonly string[] {
    return this.effects().map(({ kind }) => kind);
  }

  frames(...frames: readonly ServerEvent[]): this {
    return this.tell(...frames.map((event): VoiceEvent => ({ kind: "frame", socket: this.socket, event, atMs: this.nowMs })));
  }

  closes(code: number, reason = ""): this {
    return this.tell({ kind: "closed", socket: this.socket, code, reason, random: 1 });
  }

  answers(id: string, result: ToolResult): this {
    return this.tell({ kind: "tool_answered", id, name: "ask", result });
  }

  get socket(): number {
    return "talk" in this.state ? this.state.talk.socket : 0;
  }
}

export const missedCue = (text: string): Missed => ({ text, isOwed: true });
export const missedResult = (text: string): Missed => ({ text, isOwed: false });

/** Up to the moment when the agent has greeted, and listens. */
export const talking = (started = session): Conversation => {
  const conversation = new Conversation().tell(
    { kind: "start" },
    { kind: "microphone", result: "on" },
    { kind: "minted", session: started },
  );
  conversation.tell({ kind: "opened", socket: 1 }).frames({ kind: "setup_complete" }, speaking, { kind: "turn_complete" });
  conversation.effects();
  return conversation;
};

export const handle: ServerEvent = { kind: "handle", handle: "handle-1" };
export const speaking: ServerEvent = { kind: "audio", data: "AAAA", rateHz: 24_000 };
export const toolCall = (...ids: readonly string[]): ServerEvent => ({
  kind: "tool_call",
  calls: ids.map((id) => ({ id, wireId: id, name: "ask", args: { question: "?" } })),
});

export const callCard: TransferCard = {
  type: "call",
  card_id: "transfer_call",
  dir: "ltr",
  data: { transfer_id: "1", access_token: "token", expires_at: "2026-11-22T10:30:00.000Z", state: "caller_waiting" },
  labels: { title: "Call", state: "Waiting", hang_up: "Hang up" },
};

export const profileCard: ProfileCard = {
  type: "card",
  card_id: "profile_card",
  template_id: "profile_card",
  dir: "ltr",
  data: {
    first_name: "Ana",
    last_name: null,
    pronoun: "unspecified",
    phone: null,
    contact_email: null,
    language: "en",
    language_label: "English",
  },
  labels: fallbackLabels,
  pronoun_labels: fallbackPronounLabels,
};
