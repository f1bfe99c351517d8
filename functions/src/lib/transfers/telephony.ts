import type { CallStatus } from "./transfer-event.ts";
import type { Failure, Transfer } from "./transfer.ts";

/** A sentence that the telephone service speaks. */
export interface SpokenSentence {
  /** A language that the telephone service has a voice for. */
  readonly language: string;
  readonly text: string;
}

export interface DialedCall {
  readonly call: string;
  readonly status: CallStatus;
}

/** What came of a dial. After `unknown` the telephone may ring: who dials again rings twice. */
export type DialResult =
  | { readonly kind: "accepted"; readonly call: string }
  | { readonly kind: "refused"; readonly reason: Extract<Failure, "blocked" | "not_permitted" | "failed"> }
  | { readonly kind: "unknown" };

/** The telephone service. None of its operations throws for what the service answers, or for its silence. */
export interface Telephony {
  /** Lets the manager's telephone ring. One request that is repeated only when the service has not processed it. */
  readonly dial: (transfer: Transfer) => Promise<DialResult>;
  /** Calls to a manager since a moment; undefined when the service does not say. */
  readonly findCalls: (search: { readonly to: string; readonly since: Date }) => Promise<readonly DialedCall[] | undefined>;
  /** True when the call is over: ended now, or before. */
  readonly endCall: (call: string) => Promise<boolean>;
  /** Takes a visitor out of the room, says a sentence and hangs up. True when the visitor's leg is released, or was over. */
  readonly releaseCaller: (call: string, sentence: SpokenSentence) => Promise<boolean>;
}

export interface VoiceAccess {
  readonly token: string;
  readonly expiresAt: Date;
}

/** What the tool needs beside calls. */
export interface VoiceLine {
  /** False when the deployment has no telephone service. */
  readonly isConfigured: () => boolean;
  /** A token with which one browser may make one kind of call: to our own application, as this identity. */
  readonly grantAccess: (identity: string, now: Date) => Promise<VoiceAccess>;
}
