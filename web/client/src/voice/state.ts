import type { JsonObject } from "../json-object.ts";
import type { StartedSession, ToolResult, Widget } from "../contract.ts";
import type { LecternErrorCode } from "../errors.ts";
import type { ServerEvent, ToolCall } from "./wire.ts";

/** Why there is no microphone. The conversation continues by text, with sound. */
export type MicrophoneFailure = "denied" | "dismissed" | "not_found" | "in_use" | "blocked_by_policy" | "insecure_page" | "unsupported";

export type Microphone = "on" | "muted" | MicrophoneFailure;

/** What the agent owes, and what happens if it stays silent. */
export interface Watch {
  /** What happens when the time has passed. */
  readonly step: "nudge" | "resume" | "renew" | "give_up";
  readonly ms: number;
  /** The agent must answer. It may ignore speech that it overhears. */
  readonly isOwed: boolean;
  readonly why: Doubt;
}

/**
 * Why an answer is awaited: something was `asked`; a turn ended `empty`, or without `words`; the visitor was heard here and not `unheard` by the
 * service; the sound is `broken` off.
 */
export type Doubt = "asked" | "empty" | "words" | "unheard" | "broken";

/** How long nobody may be there: see `limits.ts`. A new object begins anew. */
export interface Idle {
  readonly ms: number;
  /** `asked`: whether anybody is there; `leaving`: everything was said. */
  readonly step: "quiet" | "asked" | "leaving";
}

/** A call that has not been answered yet. */
export interface OpenCall extends ToolCall {
  /** The first call of its frame: all calls of a frame are answered together. */
  readonly frame: string;
  /** Undefined while the tool works. */
  readonly response: JsonObject | undefined;
  /** The agent no longer waits for it. */
  readonly isLate: boolean;
}

/** Something that the agent has not been told. */
export interface Missed {
  readonly text: string;
  /** The visitor waits for it: the agent must speak. */
  readonly isOwed: boolean;
}

/** One conversation, over any number of sockets. */
export interface Talk {
  readonly session: StartedSession;
  /** Resumes the conversation on another socket. Secret: it gives access to everything that was said. */
  readonly handle: string | undefined;
  /** Nothing was said since the handle came: resuming with it loses nothing. */
  readonly isHandleCurrent: boolean;
  /** Number of the newest socket: messages of older ones change nothing. */
  readonly socket: number;
  /** Connections that failed since the agent last finished a turn. */
  readonly failures: number;
  /** Sockets that were refused before `setupComplete`, since the last one that was ready. One that hangs counts twice. */
  readonly refusals: number;
  /** The agent has not been heard yet: it greets. */
  readonly isUnopened: boolean;
  readonly agent: "silent" | "speaking";
  /** Ends of turns still to come: for the agent's speech, and for its answer to what the visitor has said meanwhile. */
  readonly turnsDue: number;
  readonly tools: readonly OpenCall[];
  /** Calls of this socket: a repeated one is made once. */
  readonly known: readonly { readonly wireId: string | undefined; readonly key: string }[];
  /** Calls whose socket was lost before they were answered. The visitor waits for them. */
  readonly orphans: readonly string[];
  /** Results of calls that were cancelled or lost their socket, and the end of a phone call. The agent is told after its turn. */
  readonly missed: readonly Missed[];
  /** An answer is awaited. */
  readonly watch: Watch | undefined;
  /** What the visitor has said since the agent was last heard. */
  readonly asked: string;
  /** When the last part of it came. */
  readonly askedAtMs: number | undefined;
  /** What was said last, for a conversation that starts anew. */
  readonly lines: readonly string[];
  /** It starts anew: the agent has heard nothing of it, and is told what was said. */
  readonly isRenewed: boolean;
  /** The agent was asked whether something was meant for it, and is not asked again until it has answered something by itself. */
  readonly isDoubted: boolean;
  /** The visitor's words were lost on the way, or meant for somebody else. */
  readonly isToRepeat: boolean;
  /** What has come of the agent's present turn. */
  readonly turn: "nothing" | "sound" | "words";
  /** Turns without words, since the last word. */
  readonly wordless: number;
  /** There is sound still to be played. */
  readonly isSounding: boolean;
  readonly idle: Idle;
  /** For the whole conversation. */
  readonly limit: { readonly ms: number; readonly isOver: boolean };
  /** Consecutive turns that the service has refused to speak. */
  readonly rejections: number;
  /** The service has refused sound while a tool was open: from then on it gets none meanwhile. */
  readonly holdsSpeech: boolean;
  readonly microphone: Microphone;
  /** A phone call uses the microphone and the loudspeaker. */
  readonly call: Widget | undefined;
}

export interface EndReason {
  /** `idle`: nobody has said anything for long; `too_long`: it has lasted as long as it may. */
  readonly code: "stopped" | "idle" | "too_long" | "connection_lost" | "blocked_by_policy" | "too_many_sign_ups" | LecternErrorCode;
  /** The service's sentence, if it gave one. */
  readonly message?: string;
  readonly retryAfterMs?: number | undefined;
}

export type VoiceState =
  | { readonly kind: "idle" }
  /** The browser asks for the microphone. `typed`: what the visitor has written meanwhile. `left`: as in `ended`. */
  | { readonly kind: "asking"; readonly typed: string; readonly left?: Talk | undefined }
  /**
   * A token is being requested. `before`: what a lost conversation hands on to the next one. `waitMs`: the service is busy, and is asked again
   * after this time; `refusals` counts how often it was.
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
  /** Waits before the next attempt. `waitMs`: the voice service refuses to connect. This is shown to the visitor, who may end the wait. */
  | { readonly kind: "reconnecting"; readonly talk: Talk; readonly waitMs?: number }
  /** `left`: the voice service could not be reached. The next start goes on with this, and its token. */
  | { readonly kind: "ended"; readonly reason: EndReason; readonly left?: Talk };

export type VoiceEvent =
  /** `isWritten`: the browser does not ask for the microphone until the visitor wants to speak. `left`: of a conversation that has ended. */
  | { readonly kind: "start"; readonly isWritten?: boolean; readonly left?: Talk | undefined }
  /** Continues the conversation of the previous page: with its token, if that has not expired, and its handle. `lines`: what that may lack. */
  | {
      readonly kind: "continue";
      readonly session: StartedSession;
      readonly handle: string;
      readonly isTokenOver: boolean;
      readonly lines?: readonly string[] | undefined;
    }
  /** `reason`: not by the visitor. */
  | { readonly kind: "stop"; readonly reason?: EndReason | undefined }
  /** The answer to `ask_microphone`, and later changes: unplugged, revoked, permitted after all. */
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
  /** The timer of the newest `wait` has ended, or the visitor does not want to wait. */
  | { readonly kind: "waited" }
  | { readonly kind: "tool_answered"; readonly id: string; readonly name: string; readonly result: ToolResult }
  | { readonly kind: "tool_failed"; readonly id: string; readonly name: string }
  /** The time of a `gather` is over. */
  | { readonly kind: "gathered" }
  /** The time of `talk.watch` is over. */
  | { readonly kind: "silence" }
  /** The time of `talk.idle` is over, or of `talk.limit`. */
  | { readonly kind: "idle" | "limit" }
  /** Everything that was to be played was heard. */
  | { readonly kind: "drained" }
  /** The microphone has heard an utterance, which began then. */
  | { readonly kind: "spoke"; readonly sinceMs: number }
  /** PCM of the microphone: 16 kHz, 16 bit, mono, base64. `isTrail`: the silence after it was switched off. */
  | { readonly kind: "speech"; readonly data: string; readonly isTrail?: boolean }
  | { readonly kind: "typed"; readonly text: string }
  /** `cancelled`: the visitor hung up before there was one. `failed`: there was none, and there will be none. */
  | { readonly kind: "call_ended"; readonly outcome?: "cancelled" | "failed" | undefined };

export type VoiceEffect =
  | { readonly kind: "ask_microphone" }
  | { readonly kind: "mint"; readonly isResume: boolean }
  /** Closes the previous socket first, if there is one: the voice service refuses to resume beside it. */
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
  /** `gathered` is due after this time: calls, or what follows an interruption. */
  | { readonly kind: "gather"; readonly ms: number }
  | { readonly kind: "show"; readonly widget: Widget }
  | { readonly kind: "join_call"; readonly widget: Widget }
  /** Ends tracks, contexts, sockets, timers, requests and calls. */
  | { readonly kind: "release" };

export interface VoiceStep {
  readonly state: VoiceState;
  readonly effects: readonly VoiceEffect[];
}

/** There is a conversation, with or without an open socket. */
export type LiveState = Extract<VoiceState, { readonly talk: Talk }>;

export const isLive = (state: VoiceState): state is LiveState => "talk" in state;

/** What the rules wait for, and how long. A new object is a new wait. On the phone nobody is idle. */
export const waitsOf = (state: VoiceState): Readonly<Record<"silence" | "idle" | "limit", { readonly ms: number } | undefined>> => {
  const talk = isLive(state) ? state.talk : state.kind === "starting" ? state.before : undefined;
  return { silence: isLive(state) ? talk?.watch : undefined, idle: talk?.call === undefined ? talk?.idle : undefined, limit: talk?.limit };
};

/** The agent has owed an answer for so long that the visitor is told. */
export const isLate = ({ watch }: Talk): boolean => watch?.step === "renew" || watch?.step === "give_up";

/** The visitor has said something, or the agent starts by itself: a turn will follow that the handle does not cover. */
export const expectAnswer = (state: LiveState): LiveState => {
  const { talk } = state;
  return { ...state, talk: { ...talk, turnsDue: Math.max(1, talk.turnsDue), isHandleCurrent: false } };
};
