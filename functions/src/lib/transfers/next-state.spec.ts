import { expect } from "chai";
import { nextState } from "./next-state.ts";
import { closed, events, now, type StateName, states, callerCall } from "../../../test/support/transfer-situations.ts";
import { failures, type Leg, outcomes, publicStateOf, type TransferEvent, type TransferState } from "./transfer.ts";

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
  "the room ends around the visitor": "caller_left, end manager",
  "the room ends": "caller_left, end manager",
  "the deadline passes": "expired, end caller and manager",
  "an operator ends it": "expired, end caller and manager",
};

/** The public state after the event, with the legs to be ended. */
const effects: Readonly<Record<StateName, Readonly<Record<string, string>>>> = {
  requested: {
    "the visitor arrives": "caller_waiting",
    "another browser arrives": "caller_waiting",
    "the deadline passes": "expired",
    "an operator ends it": "expired",
  },
  caller_waiting: {
    "the dial is reserved": "caller_waiting",
    "the dial is refused": "not_permitted, end caller",
    "the visitor leaves": "caller_left",
    "the room ends around the visitor": "caller_left",
    "the room ends": "caller_left",
    "the deadline passes": "expired, end caller",
    "an operator ends it": "expired, end caller",
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
    "the room ends around the visitor": "caller_left",
    "the room ends": "caller_left",
    "the deadline passes": "expired, end caller",
    "an operator ends it": "expired, end caller",
  },
  ringing: {
    ...notTaken,
    ...leftBehind,
    "5 is pressed": "answered",
    "the call is in-progress": "answered",
    "the manager answers": "answered",
  },
  answered: { ...notTaken, ...leftBehind },
  connected: {
    "the call is completed": "ended",
    "the call is busy": "ended",
    "the call is failed": "ended",
    "the call is no-answer": "ended",
    "the call is canceled": "ended",
    "the visitor leaves": "ended, end manager",
    "the room ends around the visitor": "ended, end manager",
    "the manager leaves": "ended",
    "the room ends": "ended, end manager",
    "the deadline passes": "ended, end caller and manager",
    "an operator ends it": "ended, end caller and manager",
  },
  "connected, on the way into the room": {
    "the manager enters the room": "connected",
    "the call is completed": "failed, end caller",
    "the call is busy": "failed, end caller",
    "the call is failed": "failed, end caller",
    "the call is no-answer": "failed, end caller",
    "the call is canceled": "failed, end caller",
    "the visitor leaves": "caller_left, end manager",
    "the room ends around the visitor": "ended, end manager",
    "the manager leaves": "ended",
    "the room ends": "caller_left, end manager",
    "the deadline passes": "ended, end caller and manager",
    "an operator ends it": "ended, end caller and manager",
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
    "the room ends around the visitor": "ended, end manager",
    "the manager leaves": "ended",
    "the room ends": "ended, end manager",
    "the deadline passes": "ended, end caller and manager",
    "an operator ends it": "ended, end caller and manager",
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

/** A deadline passes when it has been reached; everything else happens now. */
const after = (stateName: StateName, event: TransferEvent): TransferState | undefined => {
  const state = states[stateName];
  return nextState(state, event, event.kind === "deadline_passed" && "deadline" in state ? state.deadline : now);
};

const stateNames = Object.keys(states).filter((name): name is StateName => name in states);

describe("nextState", () => {
  for (const stateName of stateNames) {
    for (const [eventName, event] of Object.entries(events)) {
      const wanted = effects[stateName][eventName];
      it(`${stateName}: when ${eventName}, ${wanted === undefined ? "nothing changes" : `it is ${wanted}`}`, () => {
        expect(describeState(after(stateName, event))).to.equal(wanted);
      });
    }
  }

  it("is not ended by the deadline of an earlier state", () => {
    for (const stateName of stateNames)
      expect(nextState(states[stateName], { kind: "deadline_passed" }, now), stateName).to.equal(undefined);
  });

  it("names no event in its table that does not exist", () => {
    const named = Object.values(effects).flatMap((row) => Object.keys(row));
    expect(named.filter((name) => !(name in events))).to.deep.equal([]);
  });

  it("has no effect twice, whatever comes first", () => {
    for (const stateName of stateNames) {
      for (const [eventName, event] of Object.entries(events)) {
        const once = after(stateName, event);
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

  it("takes every reason of a refused dial for the outcome", () => {
    for (const reason of failures)
      expect(nextState(states.dialing, { kind: "dial_refused", turn: 0, reason }, now)).to.deep.include({ outcome: reason, endedAt: now });
  });
});

describe("a transfer that is over", () => {
  it("leaves the team a message about exactly those visitors who waited without talking to anybody", () => {
    const noteAfter = (stateName: StateName, eventName: string): unknown => {
      const next = after(stateName, events[eventName] ?? { kind: "outcome_told" });
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
});
