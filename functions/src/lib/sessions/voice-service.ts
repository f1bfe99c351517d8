import type { UnknownRecord } from "../core/unknown-record.ts";

/** Everything that the token of a conversation pins, so that the visitor's browser cannot change it. */
export interface SessionSetup {
  /** Without the provider's prefix. */
  readonly model: string;
  readonly voice: string;
  readonly instruction: string;
  readonly tools: readonly ToolDeclaration[];
}

/** A tool as the model sees it. */
export interface ToolDeclaration {
  readonly name: string;
  /** When to call it and when not. */
  readonly description: string;
  /** JSON schema of its arguments. */
  readonly parameters: UnknownRecord;
}

/** A token for one conversation. */
export interface SessionToken {
  /** Single use, shaped like a resource path. */
  readonly token: string;
  readonly expiresAt: Date;
  /** Where the browser connects with the token. */
  readonly webSocketUrl: string;
}

export interface VoiceService {
  /** @throws AppError `unavailable`; its cause is a VoiceServiceError */
  readonly mint: (setup: SessionSetup, now: Date) => Promise<SessionToken>;
}

/** Why no token could be minted. For operators: callers only learn that it failed. */
export type VoiceFailure =
  "not_configured" | "bad_key" | "no_permission" | "over_quota" | "bad_request" | "provider_down" | "timeout" | "unreadable";

export class VoiceServiceError extends Error {
  override readonly name = "VoiceServiceError";
  readonly code: VoiceFailure;

  constructor(code: VoiceFailure, cause?: unknown) {
    super(`The voice service gave no token: ${code}`, { cause });
    this.code = code;
  }
}
