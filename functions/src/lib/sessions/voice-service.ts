import type { UnknownRecord } from "../core/unknown-record.ts";

/** Everything that the token of a conversation pins, so that the visitor's browser cannot change it. */
export interface SessionSetup {
  /** Without the provider's prefix. */
  readonly model: string;
  readonly voice: string;
  readonly instruction: string;
  readonly tools: readonly ToolDeclaration[];
  readonly hearing: Hearing;
}

/** How a visitor's speech is told from silence, and understood. */
export interface Hearing {
  /** BCP 47, the likeliest first. */
  readonly languages: readonly string[];
  /** The site's own names. */
  readonly vocabulary: readonly string[];
  /** Undefined: the voice service decides. */
  readonly endOfSpeechMs: number | undefined;
  readonly speechSensitivity: "low" | "high" | undefined;
}

export interface ToolDeclaration {
  readonly name: string;
  /** Says when to call it and when not. */
  readonly description: string;
  readonly parameters: UnknownRecord;
  /** The agent waits silently for the result, if its model can. A visitor who speaks meanwhile cancels the call. */
  readonly isAwaited: boolean;
}

export interface SessionToken {
  /** Single use, shaped like a resource path. */
  readonly token: string;
  readonly expiresAt: Date;
  readonly webSocketUrl: string;
}

/** A message from the browser over the WebSocket, as JSON. */
export type ClientMessage = UnknownRecord;

/** The differences between models that concern a page. */
export interface PageTraits {
  /** Text is sent as `clientContent`; else as `realtimeInput.text`. */
  readonly takes_content: boolean;
  /** After content that completes no turn, nothing is answered until completing content comes. */
  readonly waits_behind_content: boolean;
  /** `audioStreamEnd` ends what the visitor says; else only silence does, which must be streamed for two seconds. */
  readonly stream_end_ends_speech: boolean;
}

export interface VoiceService {
  readonly traits: (model: string) => PageTraits;
  /** A message that counts as said by the visitor, so that the agent answers. */
  readonly toMessage: (text: string, model: string) => ClientMessage;
  /** @throws AppError `unavailable`; its cause is a ServiceError */
  readonly mint: (setup: SessionSetup, now: Date) => Promise<SessionToken>;
}
