import { expect } from "chai";
import { transferLimits } from "./limits.ts";
import { nextState } from "./next-state.ts";
import { callStatuses, type TransferEvent } from "./transfer-event.ts";
import { type Closed, failures, type Leg, outcomes, publicStateOf, type TransferState } from "./transfer.ts";

const now = new Date("2026-11-21T12:00:00Z");
const after = (ms: number): Date => new Date(now.getTime() + ms);
const deadline = after(60_000);
const reservedAt = after(-5_000);
const callerCall = "CA-caller";
const managerCall = "CA-manager";
const legs = { callerCall, managerCall, deadline };

const closed = (changes: Partial<Closed> = {}): Closed => ({
  kind: "closed",
  outcome: "caller_left",
  endedAt: after(-1_000),
  callerCall,
  managerCall,
  told: false,
  toEnd: [],
  managerListens: false,
  note: "none",
  ...changes,
});

const states = {
  requested: { kind: "requested", deadline },
  caller_waiting: { kind: "caller_waiting", callerCall, deadline },
  dialing: { kind: "dialing", callerCall, reservedAt, deadline },
  ringing: { kind: "ringing", ...legs },
  answered: { kind: "answered", ...legs },
  connected: { kind: "connected", ...legs, entered: true, deadline: after(1_910_000) },
  "connected, on the way into the room": { kind: "connected", ...legs, entered: false, deadline: after(1_910_000) },
  "connected, and never seen in the room": { kind: "connected", ...legs, entered: false, deadline: after(1_890_000) },
  closed: closed(),
  "closed while dialing": closed({ managerCall: undefined }),
  "closed before the visitor came": closed({ outcome: "expired", callerCall: undefined, managerCall: undefined }),
  "closed and told": closed({ told: true }),
  "closed with a message to leave": closed({ note: "due" }),
  "closed with legs to end": closed({ toEnd: ["caller", "manager"] }),
  "closed a while ago": closed({ endedAt: after(-transferLimits.releaseLeaseMs) }),
} as const satisfies Readonly<Record<string, TransferState>>;

type StateName = keyof typeof states;

const status = (value: (typeof callStatuses)[number], call = managerCall): TransferEvent => ({
  kind: "manager_status",
  call,
  status: value,
});
const pressed = (key: string, call = managerCall, attempt = 1): TransferEvent => ({ kind: "manager_pressed", call, key, attempt });

const events: Readonly<Record<string, TransferEvent>> = {
  "the visitor arrives": { kind: "caller_arrived", call: callerCall },
  "another browser arrives": { kind: "caller_arrived", call: "CA-other" },
  "the dial is reserved": { kind: "dial_reserved" },
  "the dial is accepted": { kind: "dial_accepted", call: managerCall },
  "the dial is refused": { kind: "dial_refused", reason: "not_permitted" },
  ...Object.fromEntries(callStatuses.map((value) => [`the call is ${value}`, status(value)])),
  "another call is busy": status("busy", "CA-other"),
  "the manager answers": { kind: "manager_answered", call: managerCall },
  "another manager answers": { kind: "manager_answered", call: "CA-other" },
  "1 is pressed": pressed("1"),
  "2 is pressed": pressed("2"),
  "5 is pressed": pressed("5"),
  "no key is pressed": pressed(""),
  "5 is pressed again": pressed("5", managerCall, 2),
  "no key is pressed after a wrong one": pressed("", managerCall, 2),
  "another presses 1": pressed("1", "CA-other"),
  "the visitor leaves": { kind: "left", call: callerCall },
  "the manager leaves": { kind: "left", call: managerCall },
  "another leaves": { kind: "left", call: "CA-other" },
  "the room ends": { kind: "room_ended" },
  "the visitor still hears the hold audio": { kind: "caller_on_hold" },
  "the deadline passes": { kind: "deadline_passed" },
  "the outcome is told": { kind: "outcome_told" },
  "the manager enters the room": { kind: "entered", call: managerCall },
  "another enters the room": { kind: "entered", call: "CA-other" },
  "the caller's leg is ended": { kind: "finished", legs: ["caller"], note: undefined },
  "the team has its message": { kind: "finished", legs: [], note: "left" },
  "nobody can be reached": { kind: "finished", legs: [], note: "none" },
  "nothing could be done": { kind: "finished", legs: [], note: undefined },
};

/** While the manager has not pressed 1. */
const notTaken = {
  "the call is completed": "voicemail, end caller",
  "the call is busy": "busy, end caller",
  "the call is failed": "failed, end caller",
  "the call is no-answer": "no_answer, end caller",
  "the call is canceled": "failed, end caller",
  "1 is pressed": "connected",
  "2 is pressed": "declined, end caller",
  "5 is pressed again": "declined, end caller",
  "no key is pressed": "voicemail, end caller",
  "no key is pressed after a wrong one": "declined, end caller",
};

const leftBehind = {
  "the visitor leaves": "caller_left, end manager",
  "the room ends": "caller_left, end manager",
  "the deadline passes": "expired, end caller and manager",
};

/** The public state after the event, with the legs that are to be ended. */
const effects: Readonly<Record<StateName, Readonly<Record<string, string>>>> = {
  requested: { "the visitor arrives": "caller_waiting", "another browser arrives": "caller_waiting", "the deadline passes": "expired" },
  caller_waiting: {
    "the dial is reserved": "caller_waiting",
    "the dial is refused": "not_permitted, end caller",
    "the visitor leaves": "caller_left",
    "the room ends": "caller_left",
    "the deadline passes": "expired, end caller",
  },
  dialing: {
    ...notTaken,
    "5 is pressed": "answered",
    "the dial is accepted": "ringing",
    "the dial is refused": "not_permitted, end caller",
    "the call is queued": "ringing",
    "the call is initiated": "ringing",
    "the call is ringing": "ringing",
    "the call is in-progress": "answered",
    "another call is busy": "busy, end caller",
    "the manager answers": "answered",
    "another manager answers": "answered",
    "another presses 1": "connected",
    "the visitor leaves": "caller_left",
    "the room ends": "caller_left",
    "the deadline passes": "expired, end caller",
  },
  ringing: { ...notTaken, ...leftBehind, "5 is pressed": "answered", "the call is in-progress": "answered", "the manager answers": "answered" },
  answered: { ...notTaken, ...leftBehind },
  connected: {
    "the call is completed": "ended",
    "the call is busy": "ended",
    "the call is failed": "ended",
    "the call is no-answer": "ended",
    "the call is canceled": "ended",
    "the visitor leaves": "ended, end manager",
    "the manager leaves": "ended",
    "the room ends": "ended, end manager",
    "the deadline passes": "ended, end caller and manager",
  },
  "connected, on the way into the room": {
    "the manager enters the room": "connected",
    "the call is completed": "failed, end caller",
    "the call is busy": "failed, end caller",
    "the call is failed": "failed, end caller",
    "the call is no-answer": "failed, end caller",
    "the call is canceled": "failed, end caller",
    "the visitor leaves": "caller_left, end manager",
    "the manager leaves": "ended",
    "the room ends": "caller_left, end manager",
    "the deadline passes": "ended, end caller and manager",
  },
  // The report of the manager's arrival was lost, or they are not there: only the hold audio can tell.
  "connected, and never seen in the room": {
    "the manager enters the room": "connected",
    "the call is completed": "ended",
    "the call is busy": "ended",
    "the call is failed": "ended",
    "the call is no-answer": "ended",
    "the call is canceled": "ended",
    "the visitor still hears the hold audio": "failed, end caller and manager",
    "the visitor leaves": "ended, end manager",
    "the manager leaves": "ended",
    "the room ends": "ended, end manager",
    "the deadline passes": "ended, end caller and manager",
  },
  closed: { "the outcome is told": "caller_left" },
  "closed with a message to leave": {
    "the outcome is told": "caller_left",
    "the team has its message": "caller_left",
    "nobody can be reached": "caller_left",
  },
  "closed while dialing": {
    "the dial is accepted": "caller_left, end manager",
    "the call is queued": "caller_left, end manager",
    "the call is initiated": "caller_left, end manager",
    "the call is ringing": "caller_left, end manager",
    "the call is in-progress": "caller_left, end manager",
    "the manager answers": "caller_left, end manager",
    "another manager answers": "caller_left, end manager",
    "the outcome is told": "caller_left",
  },
  "closed before the visitor came": { "the outcome is told": "expired" },
  "closed and told": {},
  "closed a while ago": { "the visitor still hears the hold audio": "caller_left, end caller", "the outcome is told": "caller_left" },
  "closed with legs to end": {
    "the outcome is told": "caller_left, end caller and manager",
    "the caller's leg is ended": "caller_left, end manager",
  },
};

const describeState = (state: TransferState | undefined): string | undefined => {
  if (state === undefined) return undefined;
  const toEnd: readonly Leg[] = state.kind === "closed" ? state.toEnd : [];
  return [publicStateOf(state), ...(toEnd.length > 0 ? [`end ${toEnd.join(" and ")}`] : [])].join(", ");
};

const stateNames = Object.keys(states).filter((name): name is StateName => name in states);

describe("nextState", () => {
  for (const stateName of stateNames) {
    for (const [eventName, event] of Object.entries(events)) {
      const wanted = effects[stateName][eventName];
      it(`${stateName}: when ${eventName}, ${wanted === undefined ? "nothing changes" : `it is ${wanted}`}`, () => {
        expect(describeState(nextState(states[stateName], event, now))).to.equal(wanted);
      });
    }
  }

  it("names no event in its table that does not exist", () => {
    const named = Object.values(effects).flatMap((row) => Object.keys(row));
    expect(named.filter((name) => !(name in events))).to.deep.equal([]);
  });

  it("has no effect twice, whatever comes first", () => {
    for (const stateName of stateNames) {
      for (const [eventName, event] of Object.entries(events)) {
        const once = nextState(states[stateName], event, now);
        if (once !== undefined) expect(nextState(once, event, now), `${stateName}: ${eventName}`).to.equal(undefined);
      }
    }
  });

  it("never opens a transfer that is over, and never tells another outcome of it", () => {
    for (const outcome of outcomes) {
      for (const event of Object.values(events)) {
        const next = nextState(closed({ outcome, managerCall: undefined, toEnd: ["caller"] }), event, now);
        if (next !== undefined) expect(next).to.deep.include({ kind: "closed", outcome });
      }
    }
  });

  it("leaves the team a message about every visitor who waited and was not talked to, and about nobody else", () => {
    const noteAfter = (stateName: StateName, eventName: string): unknown => {
      const next = nextState(states[stateName], events[eventName] ?? { kind: "outcome_told" }, now);
      return next !== undefined && "note" in next ? next.note : undefined;
    };
    for (const [stateName, eventName, note] of [
      ["requested", "the deadline passes", "none"],
      ["caller_waiting", "the visitor leaves", "none"],
      ["caller_waiting", "the dial is refused", "due"],
      ["dialing", "the visitor leaves", "none"],
      ["dialing", "the dial is refused", "due"],
      ["ringing", "the call is no-answer", "due"],
      ["ringing", "the visitor leaves", "due"],
      ["answered", "2 is pressed", "due"],
      ["connected", "the manager leaves", "none"],
      ["connected, on the way into the room", "the call is completed", "due"],
    ] as const) {
      expect(noteAfter(stateName, eventName), `${stateName}: ${eventName}`).to.equal(note);
    }
  });

  it("knows whether somebody has the phone at the ear who is to be told that the visitor has left", () => {
    const listens = (stateName: StateName): unknown => {
      const next = nextState(states[stateName], { kind: "left", call: callerCall }, now);
      return next !== undefined && "managerListens" in next ? next.managerListens : undefined;
    };
    const named = ["ringing", "answered", "connected", "connected, on the way into the room"] as const;
    expect(named.map(listens)).to.deep.equal([false, true, false, true]);
  });

  it("takes every reason of a refused dial for the outcome", () => {
    for (const reason of failures)
      expect(nextState(states.dialing, { kind: "dial_refused", reason }, now)).to.deep.include({ outcome: reason, endedAt: now });
  });
});
