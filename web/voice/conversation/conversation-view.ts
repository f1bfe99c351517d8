import type { VoiceState } from "@lectern/client/voice";
import type { Caption } from "./captions.ts";
import type { Insert } from "./talk-column.ts";

/** None, connecting, with the visitor in it, or with somebody to talk to, which may never be reported. */
export type CallState = "none" | "connecting" | "joined" | "talking";

/** What is drawn of a phone call. */
export interface CallView {
  readonly call: CallState;
  /** When the visitor joined, or somebody came, if that is known; by `performance.now()`. */
  readonly callSinceMs: number | undefined;
  readonly isCallMuted: boolean;
  /** It was tried, and this page cannot make phone calls. */
  readonly isCallImpossible: boolean;
}

/** Everything that is drawn of a conversation. */
export interface ConversationView extends CallView {
  readonly state: VoiceState;
  readonly captions: readonly Caption[];
  /** Cards and past calls, with their positions between the captions. Newest last. */
  readonly inserts: readonly Insert[];
  /** Names of slow tools, the slowest first. */
  readonly slowTools: readonly string[];
  /** The device sends silence: a switch, a phone call, another app. */
  readonly isMicrophoneSilenced: boolean;
  /** There has been no working connection for a second. */
  readonly isLinkDown: boolean;
  /** The visitor's words were lost. */
  readonly isToRepeat: boolean;
  /** The browser keeps the page silent until the visitor interacts with it. */
  readonly isSoundBlocked: boolean;
  /** There is no sound at all: the agent can be read. */
  readonly isSilent: boolean;
  /** The agent's volume, from 0 to 1. */
  readonly volume: number;
}

/** What a conversation of the page before has left to show. */
export type Earlier = Pick<ConversationView, "captions" | "inserts" | "volume">;

/** A call of an agent's tool, from beginning to end. */
export interface ToolNews {
  readonly id: string;
  readonly name: string;
  readonly phase: "called" | "answered" | "failed";
}

/** The agent has spoken numbers that were not quoted. */
export interface MismatchNews {
  readonly question: string;
  /** The quotation. */
  readonly answer: string;
  readonly spoken: string;
  readonly numbers: readonly string[];
}

/** Reports of a conversation to its page. */
export interface ConversationListener {
  readonly onState: (state: VoiceState) => void;
  readonly onCaption: (caption: Caption) => void;
  readonly onTool: (news: ToolNews) => void;
  readonly onMismatch: (news: MismatchNews) => void;
  /** Something that is drawn has changed. */
  readonly onChange: () => void;
}
