import { transferLimits } from "./limits.ts";
import {
  isOpen,
  type CallStatus,
  type TransferEvent,
  type Answered,
  type CallerWaiting,
  type Closed,
  type Connected,
  type Dialing,
  type Outcome,
  type Ringing,
  type TransferState,
  type Leg,
  type OpenState,
} from "./transfer.ts";

/**
 * The state after an event; undefined if nothing changes, because the event is late, repeated, out of order or about another call. The
 * telephony service guarantees neither order nor single delivery: https://www.twilio.com/docs/voice/twiml/conference#statuscallback
 */
export const nextState = (state: TransferState, event: TransferEvent, now: Date): TransferState | undefined => {
  // It passed for an earlier state, which has been left in the meantime.
  if (event.kind === "deadline_passed" && event.isEarly !== true && isOpen(state) && state.deadline > now) return undefined;
  switch (state.kind) {
    case "requested":
      if (event.kind === "caller_arrived" && state.deadline > now)
        return { kind: "caller_waiting", callerCall: event.call, deadline: after(now, transferLimits.waitingMs) };
      return event.kind === "deadline_passed" ? close(state, "expired", [], now) : undefined;
    case "caller_waiting":
      return afterWaiting(state, event, now);
    case "dialing":
      return afterDialing(state, event, now);
    case "ringing":
    case "answered":
      return afterRinging(state, event, now);
    case "connected":
      return afterConnected(state, event, now);
    case "closed":
      return afterClosed(state, event, now);
  }
};

const afterWaiting = (state: CallerWaiting, event: TransferEvent, now: Date): TransferState | undefined => {
  if (isDeparture(state.callerCall, event)) return close(state, "caller_left", [], now);
  if (event.kind === "dial_reserved")
    return { ...state, kind: "dialing", reservedAt: now, deadline: after(now, transferLimits.dialLeaseMs) };
  if (event.kind === "dial_refused") return close(state, event.reason, ["caller"], now);
  return event.kind === "deadline_passed" ? close(state, "expired", ["caller"], now) : undefined;
};

const afterDialing = (state: Dialing, event: TransferEvent, now: Date): TransferState | undefined => {
  if (isDeparture(state.callerCall, event)) return close(state, "caller_left", [], now);
  switch (event.kind) {
    case "dial_accepted":
      return ringing(state, event.call);
    case "manager_status":
    case "manager_answered":
    case "manager_pressed": {
      // Only this transfer's dial reports to its URL, and its reports may arrive before the response to the dial.
      const found = ringing(state, event.call);
      return afterRinging(found, event, now) ?? found;
    }
    case "dial_refused":
      return close(state, event.reason, ["caller"], now);
    case "deadline_passed":
      return close(state, "expired", ["caller"], now);
    case "caller_arrived":
    case "caller_on_hold":
    case "dial_reserved":
    case "entered":
    case "finished":
    case "left":
    case "outcome_told":
    case "room_ended":
      return undefined;
  }
};

const ringing = ({ callerCall, reservedAt }: Dialing, managerCall: string): Ringing => ({
  kind: "ringing",
  callerCall,
  managerCall,
  deadline: after(reservedAt, transferLimits.ringingMs),
});

const afterRinging = (state: Ringing | Answered, event: TransferEvent, now: Date): TransferState | undefined => {
  if (isDeparture(state.callerCall, event)) return close(state, "caller_left", ["manager"], now);
  if (event.kind === "deadline_passed") return close(state, "expired", ["caller", "manager"], now);
  if (!("call" in event) || event.call !== state.managerCall) return undefined;
  switch (event.kind) {
    case "manager_answered":
      return answered(state, now);
    case "manager_pressed":
      return afterKey(state, event, now);
    case "manager_status": {
      const outcome = outcomeOf[event.status];
      if (outcome !== undefined) return close(state, outcome, ["caller"], now);
      return event.status === "in-progress" ? answered(state, now) : undefined;
    }
    case "caller_arrived":
    case "dial_accepted":
    case "entered":
    case "left":
      return undefined;
  }
};

/** A voice mailbox presses no key. If the key neither takes the call nor leads to another question, the response to it ends the leg. */
const afterKey = (
  state: Ringing | Answered,
  { key, attempt }: Extract<TransferEvent, { kind: "manager_pressed" }>,
  now: Date,
): TransferState | undefined => {
  if (key === phoneKeys.connect) return { ...state, kind: "connected", entered: false, deadline: after(now, connectedMs) };
  if (isAskedAgain(key, attempt)) return answered(state, now);
  return close(state, key === "" && attempt === 1 ? "voicemail" : "declined", ["caller"], now);
};

/** On the manager's phone. */
export const phoneKeys = { connect: "1", decline: "2" } as const;

const meaningful: readonly string[] = [phoneKeys.connect, phoneKeys.decline, ""];

/** A manager who presses a meaningless key may want to talk, so they are asked again, once. */
export const isAskedAgain = (key: string, attempt: number): boolean => !meaningful.includes(key) && attempt < transferLimits.keyAttempts;

const answered = (state: Ringing | Answered, now: Date): Answered | undefined =>
  state.kind === "ringing" ? { ...state, kind: "answered", deadline: after(now, transferLimits.answeredMs) } : undefined;

/** The outcome of a call that was not accepted. A completed call was answered by a person or mailbox that pressed no key. */
const outcomeOf: Readonly<Record<CallStatus, Outcome | undefined>> = {
  queued: undefined,
  initiated: undefined,
  ringing: undefined,
  "in-progress": undefined,
  completed: "voicemail",
  busy: "busy",
  "no-answer": "no_answer",
  failed: "failed",
  canceled: "failed",
};

const connectedMs = transferLimits.talkSec * 1_000 + transferLimits.talkMarginMs;

const afterConnected = (state: Connected, event: TransferEvent, now: Date): Connected | Closed | undefined => {
  // If the room ended while the visitor was still on the line, the manager was in it.
  const isEnded = event.kind === "left" && event.isOnLine === true;
  const isComing = !state.entered && !isEnded && isEntering(state, now);
  // If the visitor leaves between the key and the manager's arrival, no room ends the manager's leg.
  if (isDeparture(state.callerCall, event)) return close(state, isComing ? "caller_left" : "ended", ["manager"], now);
  if (event.kind === "deadline_passed") return close(state, "ended", ["caller", "manager"], now);
  // The manager pressed 1 but is not in the room: the response to the key, or the line, was lost.
  if (event.kind === "caller_on_hold") return isEntering(state, now) ? undefined : close(state, "failed", ["caller", "manager"], now);
  if (!("call" in event) || event.call !== state.managerCall) return undefined;
  if (event.kind === "entered") return state.entered ? undefined : { ...state, entered: true };
  if (event.kind === "manager_status" && outcomeOf[event.status] !== undefined) {
    // A manager who pressed 1 and hung up before entering the room has not talked to anybody, and no room ends the visitor's leg.
    return isComing ? close(state, "failed", ["caller"], now) : close(state, "ended", [], now);
  }
  return event.kind === "left" ? close(state, "ended", [], now) : undefined;
};

const isEntering = ({ deadline }: Connected, now: Date): boolean =>
  now.getTime() - (deadline.getTime() - connectedMs) < transferLimits.enterMs;

const afterClosed = (state: Closed, event: TransferEvent, now: Date): Closed | undefined => {
  switch (event.kind) {
    case "outcome_told":
      return state.told ? undefined : { ...state, told: true };
    case "finished": {
      const toEnd = state.toEnd.filter((leg) => !event.legs.includes(leg));
      const note = state.note === "due" ? (event.note ?? "due") : state.note;
      return toEnd.length < state.toEnd.length || note !== state.note ? { ...state, toEnd, note } : undefined;
    }
    case "dial_accepted":
    case "manager_answered":
      return endLateManager(state, event.call);
    case "manager_status":
      return outcomeOf[event.status] === undefined ? endLateManager(state, event.call) : undefined;
    case "caller_on_hold": {
      // The room did not end with the manager's leg: they hung up between the key and the room.
      const isLeftBehind = !state.toEnd.includes("caller") && now.getTime() - state.endedAt.getTime() >= transferLimits.releaseLeaseMs;
      return isLeftBehind && state.callerCall !== undefined ? { ...state, toEnd: [...state.toEnd, "caller"] } : undefined;
    }
    case "caller_arrived":
    case "deadline_passed":
    case "dial_refused":
    case "dial_reserved":
    case "entered":
    case "left":
    case "manager_pressed":
    case "room_ended":
      return undefined;
  }
};

/** The visitor left during the dial: the phone began to ring after the end of the transfer. */
const endLateManager = (state: Closed, managerCall: string): Closed | undefined =>
  state.callerCall !== undefined && state.managerCall === undefined
    ? { ...state, managerCall, toEnd: [...state.toEnd, "manager"] }
    : undefined;

/** The room ends when either leg leaves, and the visitor is always the first in it. */
const isDeparture = (callerCall: string, event: TransferEvent): boolean =>
  event.kind === "room_ended" || (event.kind === "left" && event.call === callerCall);

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

const close = (state: OpenState, outcome: Outcome, toEnd: readonly Leg[], now: Date): Closed => {
  const managerCall = "managerCall" in state ? state.managerCall : undefined;
  return {
    kind: "closed",
    outcome,
    endedAt: now,
    callerCall: "callerCall" in state ? state.callerCall : undefined,
    managerCall,
    told: false,
    toEnd,
    managerListens: outcome === "caller_left" && (state.kind === "answered" || state.kind === "connected"),
    note: isMissed(state, outcome) ? "due" : "none",
  };
};

/** Whether the team missed a visitor who waited for it. Not if the visitor left before the manager's call began. */
const isMissed = (state: OpenState, outcome: Outcome): boolean => {
  if (outcome === "ended" || state.kind === "requested") return false;
  return outcome !== "caller_left" || "managerCall" in state;
};
