import type { VoiceState } from "@lectern/client/voice";
import type { Caption } from "./captions.ts";
import type { Insert } from "./talk-column.ts";

/** None, on its way, with the visitor in it, or with somebody to talk to: of that the page may never hear. */
export type CallState = "none" | "connecting" | "joined" | "talking";

/** What is drawn of a phone call. */
export interface CallView {
  readonly call: CallState;
  /** When the visitor got into it, by `performance.now()`. */
  readonly callSinceMs: number | undefined;
  readonly isCallMuted: boolean;
  /** It was tried, and this page cannot telephone. */
  readonly isCallImpossible: boolean;
}

/** All that is drawn of a conversation. */
export interface ConversationView extends CallView {
  readonly state: VoiceState;
  readonly captions: readonly Caption[];
  /** Cards and past calls, with their places between the captions. The newest last. */
  readonly inserts: readonly Insert[];
  /** Names of tools that take long, the longest first. */
  readonly slowTools: readonly string[];
  /** The device sends silence: a switch, a phone call, another app. */
  readonly isMicrophoneSilenced: boolean;
  /** There is no connection that works, for a second. */
  readonly isLinkDown: boolean;
  /** What the visitor said was lost. */
  readonly isToRepeat: boolean;
  /** The browser keeps the page silent until the visitor touches it. */
  readonly isSoundBlocked: boolean;
  /** There is no sound at all: what the agent says can be read. */
  readonly isSilent: boolean;
  /** Of the agent's voice, from 0 to 1. */
  readonly volume: number;
}

/** A tool of the agent, from its call to its end. */
export interface ToolNews {
  readonly id: string;
  readonly name: string;
  readonly phase: "called" | "answered" | "failed";
}

/** The agent has spoken numbers that it was not given. */
export interface MismatchNews {
  readonly question: string;
  /** As it was quoted. */
  readonly answer: string;
  readonly spoken: string;
  readonly numbers: readonly string[];
}

/** What a conversation tells the page. */
export interface ConversationListener {
  readonly onState: (state: VoiceState) => void;
  readonly onCaption: (caption: Caption) => void;
  readonly onTool: (news: ToolNews) => void;
  readonly onMismatch: (news: MismatchNews) => void;
  /** Something to be drawn has changed. */
  readonly onChange: () => void;
}
