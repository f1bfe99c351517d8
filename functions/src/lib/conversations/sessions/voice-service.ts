import type { StartedSession } from "../../../../answers/started-session.ts";
import type { Spent } from "../../platform/core/spent.ts";
import type { UnknownRecord } from "../../platform/core/unknown-record.ts";

/** Everything that a session's token fixes, so that the visitor's browser cannot change it. */
export interface SessionSetup {
  /** Without the provider's prefix. */
  readonly model: string;
  readonly voice: string;
  readonly instruction: string;
  readonly tools: readonly ToolDeclaration[];
  readonly hearing: Hearing;
}

/** How a visitor's speech is detected and transcribed. */
export interface Hearing {
  /** BCP 47, the likeliest first. */
  readonly languages: readonly string[];
  /** The site's own names, such as products. */
  readonly vocabulary: readonly string[];
  /** Undefined: the voice service decides. */
  readonly endOfSpeechMs: number | undefined;
  readonly speechSensitivity: "low" | "high" | undefined;
}

export interface ToolDeclaration {
  readonly name: string;
  /** For the model: when to call the tool and when not to. */
  readonly description: string;
  readonly parameters: UnknownRecord;
  /** Whether the agent waits silently for the result, if its model can. A visitor who speaks meanwhile cancels the call. */
  readonly isAwaited: boolean;
}

export interface SessionToken {
  /** Single use, shaped like a resource path. */
  readonly token: string;
  readonly expiresAt: Date;
  readonly webSocketUrl: string;
}

/** A message from the browser over the WebSocket, as JSON. */
type ClientMessage = UnknownRecord;

/** The differences between models that the page has to know. */
export type PageTraits = StartedSession["traits"];

export interface VoiceService {
  readonly traits: (model: string) => PageTraits;
  /** A message that the agent answers as if the visitor had spoken it. */
  readonly toMessage: (text: string, model: string) => ClientMessage;
  /** @throws AppError `unavailable`; its cause is a ServiceError */
  readonly mint: (setup: SessionSetup, now: Date, spent: Spent<"live_sessions">) => Promise<SessionToken>;
}
