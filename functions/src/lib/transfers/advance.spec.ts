import { expect } from "chai";
import { aTransfer, callerCall, events, now, states } from "../../../test/support/transfer-situations.ts";
import { advance } from "./advance.ts";
import { transferLimits } from "./limits.ts";
import { openKinds, type Transfer, type TransferState } from "./transfer.ts";

const second = { phone: "+4790000001", language: "nb" };
const third = { phone: "+4790000002", language: "de" };

const ofThree = (state: TransferState, more: Partial<Transfer> = {}): Transfer =>
  aTransfer(state, { colleagues: [second, third], ...more });

const happen = (transfer: Transfer, name: string): Transfer | undefined => {
  const event = events[name];
  if (event === undefined) throw new Error(`there is no event "${name}"`);
  return advance(transfer, event, now);
};

describe("advance", () => {
  for (const name of [
    "the call is busy",
    "the call is no-answer",
    "the call is failed",
    "the call is completed",
    "2 is pressed",
    "no key is pressed",
  ])
    it(`goes on to the next manager, in their language, when ${name}`, () => {
      const next = happen(ofThree(states.ringing), name);
      expect(next).to.deep.include({ turn: 1, managerPhone: second.phone, managerLanguage: second.language, colleagues: [third] });
      expect(next?.state).to.deep.include({ kind: "caller_waiting", callerCall });
    });

  it("goes on when the dial is refused, in each state in which that can be", () => {
    for (const state of [states.caller_waiting, states.dialing])
      expect(happen(ofThree(state), "the dial is refused")).to.deep.include({ turn: 1, managerPhone: second.phone });
  });

  it("ends with the last manager, and when the time that the visitor was told is over", () => {
    const over = { createdAt: new Date(now.getTime() - transferLimits.searchMs) };
    for (const more of [{ colleagues: [] }, over])
      expect(happen(ofThree(states.ringing, more), "the call is no-answer")?.state).to.deep.include({
        kind: "closed",
        outcome: "no_answer",
      });
  });

  it("calls nobody else when the visitor has left, nothing was heard of a call, or an operator ends it", () => {
    for (const name of ["the visitor leaves", "the room ends", "an operator ends it"])
      for (const kind of openKinds) {
        const next = happen(ofThree(states[kind]), name);
        expect([next?.turn ?? 0, next?.state.kind ?? "closed"], `${kind}, ${name}`).to.deep.equal([0, "closed"]);
      }
  });

  it("calls nobody else after a manager has pressed 1", () => {
    const next = happen(ofThree(states["connected, on the way into the room"]), "the call is completed");
    expect(next).to.deep.include({ turn: 0 });
    expect(next?.state).to.include({ kind: "closed", outcome: "failed" });
  });

  it("leaves a message to the team when the visitor leaves between two calls", () => {
    const state = (turn: number) => happen(ofThree(states.caller_waiting, { turn }), "the visitor leaves")?.state;
    expect(state(0)).to.include({ outcome: "caller_left", note: "none" });
    expect(state(1)).to.include({ outcome: "caller_left", note: "due" });
  });

  for (const name of Object.keys(events).filter((event) => "turn" in (events[event] ?? {})))
    it(`does not take it for the second manager's call when it comes late from the first's: ${name}`, () => {
      for (const state of [
        states.caller_waiting,
        states.dialing,
        states.ringing,
        states.answered,
        states.connected,
        states["closed while dialing"],
      ])
        expect(happen(ofThree(state, { turn: 1 }), name)).to.equal(undefined);
    });
});
