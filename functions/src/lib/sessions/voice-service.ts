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

/** How what a visitor says is told from silence, and understood. */
export interface Hearing {
  /** BCP 47, the likeliest first. */
  readonly languages: readonly string[];
  /** The site's own names. */
  readonly vocabulary: readonly string[];
  /** Undefined: as the voice service thinks right. */
  readonly endOfSpeechMs: number | undefined;
  readonly speechSensitivity: "low" | "high" | undefined;
}

/** A tool as the model sees it. */
export interface ToolDeclaration {
  readonly name: string;
  /** When to call it and when not. */
  readonly description: string;
  /** JSON schema of its arguments. */
  readonly parameters: UnknownRecord;
  /** The agent says nothing before it has the result, where its model can wait. A visitor who speaks meanwhile cancels the call. */
  readonly isAwaited: boolean;
}

/** A token for one conversation. */
export interface SessionToken {
  /** Single use, shaped like a resource path. */
  readonly token: string;
  readonly expiresAt: Date;
  /** Where the browser connects with the token. */
  readonly webSocketUrl: string;
}

/** A message that a browser sends over the WebSocket, as JSON. */
export type ClientMessage = UnknownRecord;

/** How models differ, as far as a page must know. */
export interface PageTraits {
  /** Text goes as `clientContent`; else as `realtimeInput.text`. */
  readonly takes_content: boolean;
  /** After content that completes no turn nothing is answered until content comes that does. */
  readonly waits_behind_content: boolean;
  /** `audioStreamEnd` ends what the visitor says; else only silence does, which must be streamed for two seconds. */
  readonly stream_end_ends_speech: boolean;
}

export interface VoiceService {
  readonly traits: (model: string) => PageTraits;
  /** What a browser sends as if the visitor had said it. The agent answers. */
  readonly toMessage: (text: string, model: string) => ClientMessage;
  /** @throws AppError `unavailable`; its cause is a ServiceError */
  readonly mint: (setup: SessionSetup, now: Date) => Promise<SessionToken>;
}
