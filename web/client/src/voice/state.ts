import type { JsonObject } from "../contract/json.ts";
import type { Widget } from "../contract/cards.ts";
import type { StartedSession, ToolResult } from "../contract/live.ts";
import type { LecternErrorCode } from "../errors.ts";
import type { ServerEvent, ToolCall } from "./wire.ts";

/** Why there is no microphone. The conversation goes on by text, with sound. */
export type MicrophoneFailure = "denied" | "dismissed" | "not_found" | "in_use" | "blocked_by_policy" | "insecure_page" | "unsupported";

export type Microphone = "on" | "muted" | MicrophoneFailure;

/** What the agent owes, and what is done if it stays silent. */
export interface Watch {
  /** What is done when the time has passed. */
  readonly step: "nudge" | "resume" | "renew" | "give_up";
  readonly ms: number;
  /** The agent must answer. To what it overhears it may keep silent. */
  readonly isOwed: boolean;
}

/** A call that has not been answered yet. */
export interface OpenCall extends ToolCall {
  /** The first call of its frame: all of them are answered together. */
  readonly frame: string;
  /** Undefined while the tool works. */
  readonly response: JsonObject | undefined;
  /** It is not waited for any longer. */
  readonly isLate: boolean;
}

/** Something that the agent has not heard of. */
export interface Missed {
  readonly text: string;
  /** The visitor waits for it: the agent must speak. */
  readonly isOwed: boolean;
}

/** One conversation, over any number of sockets. */
export interface Talk {
  readonly session: StartedSession;
  /** Resumes the conversation on another socket. Secret: who has it hears what was said. */
  readonly handle: string | undefined;
  /** Nothing was said since the handle came: whoever resumes with it loses nothing. */
  readonly isHandleCurrent: boolean;
  /** Number of the newest socket: what an older one still says changes nothing. */
  readonly socket: number;
  /** Connections that failed since the agent last finished a turn. */
  readonly failures: number;
  /** The agent was not heard yet: it greets. */
  readonly isUnopened: boolean;
  readonly agent: "silent" | "speaking";
  /** Ends of turns that are still to come: of what the agent says, and of its answer to what the visitor has said meanwhile. */
  readonly turnsDue: number;
  readonly tools: readonly OpenCall[];
  /** Calls of this socket: one that comes twice is made once. */
  readonly known: readonly { readonly wireId: string | undefined; readonly key: string }[];
  /** Calls whose socket was lost before they were answered. The visitor waits for them. */
  readonly orphans: readonly string[];
  /** Results of calls that were cancelled or whose socket is gone, and the end of a phone call. The agent is told after its turn. */
  readonly missed: readonly Missed[];
  /** An answer is waited for. */
  readonly watch: Watch | undefined;
  /** What the visitor has said since the agent was last heard. */
  readonly asked: string;
  /** When the last of it came. */
  readonly askedAtMs: number | undefined;
  /** What was said last, for a conversation that begins anew. */
  readonly lines: readonly string[];
  /** It begins anew because the agent fell silent, and is told what was said. */
  readonly isRenewed: boolean;
  /** Turns in a row that the service has refused to speak. */
  readonly rejections: number;
  /** The service has refused sound while a tool was open: from then on it gets none. */
  readonly holdsSpeech: boolean;
  readonly microphone: Microphone;
  /** A phone call has the microphone and the loudspeaker. */
  readonly call: Widget | undefined;
}

export interface EndReason {
  readonly code: "stopped" | "connection_lost" | "blocked_by_policy" | LecternErrorCode;
  /** The service's sentence, where it gave one. */
  readonly message?: string;
  readonly retryAfterMs?: number | undefined;
}

export type VoiceState =
  | { readonly kind: "idle" }
  /** The browser asks for the microphone. `typed`: what the visitor has written meanwhile. */
  | { readonly kind: "asking"; readonly typed: string }
  /**
   * A token is being made. `before` is what a lost conversation leaves to the next one. `waitMs`: the service is busy, and asked again after
   * this time; `refusals` counts how often it was.
   */
  | {
      readonly kind: "starting";
      readonly microphone: Microphone;
      readonly before: Talk | undefined;
      readonly typed: string;
      readonly refusals: number;
      readonly waitMs: number | undefined;
    }
  | { readonly kind: "connecting"; readonly talk: Talk }
  | { readonly kind: "talking"; readonly talk: Talk }
  /** The voice service will close the socket: another one follows as soon as the agent is silent and no tool is open. */
  | { readonly kind: "rotating"; readonly talk: Talk }
  /** Waits before the next attempt. */
  | { readonly kind: "reconnecting"; readonly talk: Talk }
  | { readonly kind: "ended"; readonly reason: EndReason };

export type VoiceEvent =
  /** `isWritten`: the microphone is not asked for before the visitor wants to speak. */
  | { readonly kind: "start"; readonly isWritten?: boolean }
  /** Goes on with a conversation of the page before: its token, if that has not ended, and its handle. */
  | { readonly kind: "continue"; readonly session: StartedSession; readonly handle: string; readonly isTokenOver: boolean }
  | { readonly kind: "stop" }
  /** The answer to `ask_microphone`, and what becomes of the microphone later: unplugged, taken away, allowed after all. */
  | { readonly kind: "microphone"; readonly result: "on" | MicrophoneFailure }
  /** The visitor wants to speak after all. */
  | { readonly kind: "ask_again" }
  | { readonly kind: "mute"; readonly isMuted: boolean }
  | { readonly kind: "minted"; readonly session: StartedSession }
  | { readonly kind: "mint_failed"; readonly reason: EndReason }
  | { readonly kind: "opened"; readonly socket: number }
  | { readonly kind: "frame"; readonly socket: number; readonly event: ServerEvent; readonly atMs: number }
  /** The page's policy forbids the connection. */
  | { readonly kind: "blocked"; readonly socket: number }
  | { readonly kind: "closed"; readonly socket: number; readonly code: number; readonly reason: string; readonly random: number }
  /** The timer of the newest `wait` has ended, or the visitor does not want to wait for it. */
  | { readonly kind: "waited" }
  | { readonly kind: "tool_answered"; readonly id: string; readonly name: string; readonly result: ToolResult }
  | { readonly kind: "tool_failed"; readonly id: string; readonly name: string }
  /** The time of a `gather` is over. */
  | { readonly kind: "gathered" }
  /** The time of `talk.watch` is over. */
  | { readonly kind: "silence" }
  /** PCM of the microphone: 16 kHz, 16 bit, mono, base64. `isTrail`: the silence after it was switched off. */
  | { readonly kind: "speech"; readonly data: string; readonly isTrail?: boolean }
  | { readonly kind: "typed"; readonly text: string }
  /** `failed`: there never was one, and there will be none. `refused`: another one was asked for after that. */
  | { readonly kind: "call_ended"; readonly outcome?: "failed" | "refused" | undefined };

export type VoiceEffect =
  | { readonly kind: "ask_microphone" }
  | { readonly kind: "mint"; readonly isResume: boolean }
  /** Closes the socket before, if there is one: the voice service refuses to resume beside it. */
  | { readonly kind: "connect"; readonly url: string; readonly socket: number }
  | { readonly kind: "send"; readonly message: JsonObject }
  | { readonly kind: "wait"; readonly ms: number }
  | { readonly kind: "play"; readonly data: string; readonly rateHz: number }
  | { readonly kind: "clear_playback" }
  | { readonly kind: "capture"; readonly isOn: boolean }
  /** The microphone is off: two seconds of silence follow, as `speech`. */
  | { readonly kind: "trail" }
  | { readonly kind: "caption"; readonly speaker: "visitor" | "agent"; readonly text: string }
  /** The agent was interrupted: its caption ends where the sound did. */
  | { readonly kind: "cut_caption" }
  | { readonly kind: "execute"; readonly call: ToolCall }
  /** `gathered` is wanted after this time. */
  | { readonly kind: "gather"; readonly ms: number }
  | { readonly kind: "show"; readonly widget: Widget }
  | { readonly kind: "join_call"; readonly widget: Widget }
  /** Ends tracks, contexts, sockets, timers, requests, calls. */
  | { readonly kind: "release" };

export interface VoiceStep {
  readonly state: VoiceState;
  readonly effects: readonly VoiceEffect[];
}

/** There is a conversation, whether or not a socket is open. */
export type LiveState = Extract<VoiceState, { readonly talk: Talk }>;

export const isLive = (state: VoiceState): state is LiveState => "talk" in state;

/** The agent owes an answer for so long that the visitor is told. */
export const isLate = ({ watch }: Talk): boolean => watch?.step === "renew" || watch?.step === "give_up";

/** The visitor has said something, or the agent begins by itself: a turn is to come, and the handle does not know of it. */
export const expectAnswer = (state: LiveState): LiveState => {
  const { talk } = state;
  return { ...state, talk: { ...talk, turnsDue: Math.max(1, talk.turnsDue), isHandleCurrent: false } };
};
