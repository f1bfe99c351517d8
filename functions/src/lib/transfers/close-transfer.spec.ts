import { expect } from "chai";
import { callerCall, events, now, type StateName, states } from "../../../test/support/transfer-situations.ts";
import { nextState } from "./next-state.ts";

describe("a transfer that is over", () => {
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
});
