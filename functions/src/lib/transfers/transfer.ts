import type { transferOutcomes, transferStates } from "../../../answers/transfer-states.ts";

export const failures = [
  "busy",
  "no_answer",
  "declined",
  "voicemail",
  "caller_left",
  "blocked",
  "not_permitted",
  "failed",
  "expired",
  "over_limit",
] as const;

export type Failure = (typeof failures)[number];

/** `ended`: visitor and manager talked. */
export const outcomes: typeof transferOutcomes = ["ended", ...failures];

export type Outcome = (typeof outcomes)[number];

export const legs = ["caller", "manager"] as const;

export type Leg = (typeof legs)[number];

export const openKinds = ["requested", "caller_waiting", "dialing", "ringing", "answered", "connected"] as const;

interface Open<Kind extends (typeof openKinds)[number]> {
  readonly kind: Kind;
  /** When the transfer is closed if nothing happens. */
  readonly deadline: Date;
}

/** The visitor's browser may join. */
type Requested = Open<"requested">;

/** The visitor hears the hold audio; the manager has not been called yet. */
export interface CallerWaiting extends Open<"caller_waiting"> {
  readonly callerCall: string;
}

/** A dial is reserved. Until it has an outcome, the phone may be ringing. The deadline is the end of the lease. */
export interface Dialing extends Open<"dialing"> {
  readonly callerCall: string;
  readonly reservedAt: Date;
}

interface TwoLegs<Kind extends "ringing" | "answered" | "connected"> extends Open<Kind> {
  readonly callerCall: string;
  readonly managerCall: string;
}

export type Ringing = TwoLegs<"ringing">;

/** A person or a voice mailbox hears the announcement. */
export type Answered = TwoLegs<"answered">;

/** The manager has pressed 1 and may enter the visitor's room. */
export interface Connected extends TwoLegs<"connected"> {
  /** Whether the manager was reported in the room; until then, they have not talked to the visitor. */
  readonly entered: boolean;
}

/** The state of the message to the team about a missed call. */
export const notes = ["none", "due", "left"] as const;

type Note = (typeof notes)[number];

/** Final. Only legs and the message to the team may remain. */
export interface Closed {
  readonly kind: "closed";
  readonly outcome: Outcome;
  readonly endedAt: Date;
  readonly callerCall: string | undefined;
  readonly managerCall: string | undefined;
  /** Whether the voice agent has been told the outcome. */
  readonly told: boolean;
  /** Legs that still have to be ended at the telephony service. */
  readonly toEnd: readonly Leg[];
  /** Whether the visitor left after the manager had answered: the manager is then told why the call ends. */
  readonly managerListens: boolean;
  readonly note: Note;
}

export type OpenState = Requested | CallerWaiting | Dialing | Ringing | Answered | Connected;

export type TransferState = OpenState | Closed;

/** What the page and the agent are told. */
export type PublicState = (typeof transferStates)[number];

export interface Allowance {
  readonly hour: number;
  readonly day: number;
}

export interface Allowances {
  readonly person: Allowance;
  readonly project: Allowance;
}

export interface TransferKey {
  readonly projectId: string;
  readonly id: string;
}

interface Colleague {
  /** E.164. */
  readonly phone: string;
  readonly language: string;
}

export interface Transfer extends TransferKey {
  readonly uid: string;
  /** Identifies the visitor's browser at the telephony service. Opaque, only [A-Za-z0-9_]. */
  readonly identity: string;
  /** Name of the conference. Secret, because the name is enough to join. */
  readonly room: string;
  /** Which of the managers is being called, from 0. */
  readonly turn: number;
  /** E.164, of the manager whose turn it is. Sent to the telephony service and nowhere else. */
  readonly managerPhone: string;
  /** Who is called next, in this order, if the manager does not take the call. */
  readonly colleagues: readonly Colleague[];
  readonly projectName: string;
  readonly visitorLanguage: string;
  /** Of the manager whose turn it is. */
  readonly managerLanguage: string;
  readonly createdAt: Date;
  /** How often the visitor, and all visitors of the project, may make the phone ring. */
  readonly allowances: Allowances;
  readonly state: TransferState;
}

export const isOpen = (state: TransferState): state is OpenState => state.kind !== "closed";

/** `dialing` is internal: the page and the agent see `caller_waiting`. */
export const publicStateOf = (state: TransferState): PublicState => {
  if (state.kind === "closed") return state.outcome;
  return state.kind === "dialing" ? "caller_waiting" : state.kind;
};

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

/** What can happen to a transfer. `call` identifies the leg at the telephony service, `turn` the manager. */
export type TransferEvent =
  | { readonly kind: "caller_arrived"; readonly call: string }
  | { readonly kind: "dial_reserved" }
  | { readonly kind: "dial_accepted"; readonly turn: number; readonly call: string }
  | { readonly kind: "dial_refused"; readonly turn: number; readonly reason: Failure }
  | { readonly kind: "manager_status"; readonly turn: number; readonly call: string; readonly status: CallStatus }
  | { readonly kind: "manager_answered"; readonly turn: number; readonly call: string }
  /** `key` is empty when none was pressed; `attempt` counts from 1. */
  | { readonly kind: "manager_pressed"; readonly turn: number; readonly call: string; readonly key: string; readonly attempt: number }
  | { readonly kind: "entered"; readonly call: string }
  /** `isOnLine`: the leg is still connected, because the room has ended. */
  | { readonly kind: "left"; readonly call: string; readonly isOnLine?: boolean }
  | { readonly kind: "room_ended" }
  /** The visitor hears the hold audio, so the room has no other participant. */
  | { readonly kind: "caller_on_hold" }
  /** `isEarly`: an operator ends the transfer before its deadline, with the same effect. */
  | { readonly kind: "deadline_passed"; readonly isEarly?: true }
  | { readonly kind: "outcome_told" }
  /** Completed work after the end: legs, and the message to the team (`none` if the visitor's contact data are unknown). */
  | { readonly kind: "finished"; readonly legs: readonly Leg[]; readonly note: Exclude<Note, "due"> | undefined };
