import type { Failure, Leg, Note } from "./transfer.ts";

/** The statuses of a call at Twilio: https://www.twilio.com/docs/voice/api/call-resource#call-status-values */
export const callStatuses = [
  "queued",
  "initiated",
  "ringing",
  "in-progress",
  "completed",
  "busy",
  "failed",
  "no-answer",
  "canceled",
] as const;

export type CallStatus = (typeof callStatuses)[number];

/** What can happen to a transfer. `call` identifies the leg at the telephony service. */
export type TransferEvent =
  | { readonly kind: "caller_arrived"; readonly call: string }
  | { readonly kind: "dial_reserved" }
  | { readonly kind: "dial_accepted"; readonly call: string }
  | { readonly kind: "dial_refused"; readonly reason: Failure }
  | { readonly kind: "manager_status"; readonly call: string; readonly status: CallStatus }
  | { readonly kind: "manager_answered"; readonly call: string }
  /** `key` is empty when none was pressed; `attempt` counts from 1. */
  | { readonly kind: "manager_pressed"; readonly call: string; readonly key: string; readonly attempt: number }
  /** A participant has entered the room. */
  | { readonly kind: "entered"; readonly call: string }
  /** `isOnLine`: they are not gone; the room has ended around them. */
  | { readonly kind: "left"; readonly call: string; readonly isOnLine?: boolean }
  | { readonly kind: "room_ended" }
  /** The visitor hears the hold audio, so the room has no other participant. */
  | { readonly kind: "caller_on_hold" }
  | { readonly kind: "deadline_passed" }
  | { readonly kind: "outcome_told" }
  /** What remained after the end and is done: legs, and the message to the team, which is none if nobody knows how to reach the visitor. */
  | { readonly kind: "finished"; readonly legs: readonly Leg[]; readonly note: Exclude<Note, "due"> | undefined };
