/** Why a transfer came to nothing. */
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
] as const;

export type Failure = (typeof failures)[number];

/** `ended`: visitor and manager have talked. */
export const outcomes = ["ended", ...failures] as const;

export type Outcome = (typeof outcomes)[number];

/** One of the two telephone connections of a transfer. */
export const legs = ["caller", "manager"] as const;

export type Leg = (typeof legs)[number];

export const openKinds = ["requested", "caller_waiting", "dialing", "ringing", "answered", "connected"] as const;

interface Open<Kind extends (typeof openKinds)[number]> {
  readonly kind: Kind;
  /** At this moment it is closed, if nothing has happened. */
  readonly deadline: Date;
}

/** The browser of the visitor may join. */
export type Requested = Open<"requested">;

/** The visitor hears the hold audio; nobody is called yet. */
export interface CallerWaiting extends Open<"caller_waiting"> {
  readonly callerCall: string;
}

/** The right to dial is taken. Whether the telephone rings is not known until it is settled. The deadline is the end of the lease. */
export interface Dialing extends Open<"dialing"> {
  readonly callerCall: string;
  readonly reservedAt: Date;
}

/** Both legs are known. */
interface TwoLegs<Kind extends "ringing" | "answered" | "connected"> extends Open<Kind> {
  readonly callerCall: string;
  readonly managerCall: string;
}

export type Ringing = TwoLegs<"ringing">;

/** Somebody, or a voice mailbox, hears the announcement. */
export type Answered = TwoLegs<"answered">;

/** The manager has pressed 1 and is let into the visitor's room. */
export type Connected = TwoLegs<"connected">;

/** Over. Never opens again; only its last legs may have to be ended. */
export interface Closed {
  readonly kind: "closed";
  readonly outcome: Outcome;
  readonly endedAt: Date;
  readonly callerCall: string | undefined;
  readonly managerCall: string | undefined;
  /** True after the visitor's agent has learned of the outcome. */
  readonly told: boolean;
  /** Legs that we must still end at the telephone service. */
  readonly toEnd: readonly Leg[];
}

export type OpenState = Requested | CallerWaiting | Dialing | Ringing | Answered | Connected;

export type TransferState = OpenState | Closed;

/** What the page and the agent are told. */
export type PublicState = "requested" | "caller_waiting" | "ringing" | "answered" | "connected" | Outcome;

export interface TransferKey {
  readonly projectId: string;
  readonly id: string;
}

/** A visitor who is put through to the manager of a project. */
export interface Transfer extends TransferKey {
  readonly uid: string;
  /** Names the visitor's browser at the telephone service. Opaque, and only of [A-Za-z0-9_]. */
  readonly identity: string;
  /** Name of the conference. Whoever knows it could join, so nobody does. */
  readonly room: string;
  /** E.164. Never leaves the service but to the telephone service. */
  readonly managerPhone: string;
  /** What the manager is told about where the visitor comes from. */
  readonly projectName: string;
  /** In which the visitor is spoken to. */
  readonly visitorLanguage: string;
  /** In which the manager is spoken to. */
  readonly managerLanguage: string;
  readonly createdAt: Date;
  readonly state: TransferState;
}

export const isOpen = (state: TransferState): state is OpenState => state.kind !== "closed";

/** That somebody is dialing right now is nobody's business but ours. */
export const publicStateOf = (state: TransferState): PublicState => {
  if (state.kind === "closed") return state.outcome;
  return state.kind === "dialing" ? "caller_waiting" : state.kind;
};
