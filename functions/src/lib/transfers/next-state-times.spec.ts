import { expect } from "chai";
import { transferLimits } from "./limits.ts";
import { nextState } from "./next-state.ts";
import type { TransferEvent, TransferState } from "./transfer.ts";

const now = new Date("2026-11-21T12:00:00Z");
const after = (ms: number): Date => new Date(now.getTime() + ms);
const legs = { callerCall: "CA-caller", managerCall: "CA-manager", deadline: after(60_000) };
const onHold: TransferEvent = { kind: "caller_on_hold" };

describe("nextState, by the clock", () => {
  it("lets no visitor in whose time is over", () => {
    expect(nextState({ kind: "requested", deadline: now }, { kind: "caller_arrived", call: "CA-caller" }, now)).to.equal(undefined);
  });

  it("counts the time of ringing from the reservation, and the others from now", () => {
    const deadlineAfter = (state: TransferState, event: TransferEvent) => {
      const next = nextState(state, event, now);
      return next !== undefined && "deadline" in next ? next.deadline : undefined;
    };
    const { callerCall, managerCall, deadline } = legs;
    const dialing: TransferState = { kind: "dialing", callerCall, reservedAt: after(-5_000), deadline };
    expect(deadlineAfter(dialing, { kind: "dial_accepted", turn: 0, call: managerCall })).to.deep.equal(
      after(transferLimits.ringingMs - 5_000),
    );
    expect(deadlineAfter({ kind: "caller_waiting", callerCall, deadline }, { kind: "dial_reserved" })).to.deep.equal(
      after(transferLimits.dialLeaseMs),
    );
    expect(deadlineAfter({ kind: "ringing", ...legs }, { kind: "manager_answered", turn: 0, call: managerCall })).to.deep.equal(
      after(transferLimits.answeredMs),
    );
  });

  it("waits for a manager who has pressed 1, and not for ever", () => {
    const connected = nextState(
      { kind: "answered", ...legs },
      { kind: "manager_pressed", turn: 0, call: "CA-manager", key: "1", attempt: 1 },
      now,
    ) ?? {
      kind: "requested",
      deadline: now,
    };
    expect(nextState(connected, onHold, after(transferLimits.enterMs - 1))).to.equal(undefined);
    expect(nextState(connected, onHold, after(transferLimits.enterMs))).to.deep.include({
      kind: "closed",
      outcome: "failed",
      toEnd: ["caller", "manager"],
    });
  });

  it("releases a visitor who is still on hold after the end, unless somebody may be at it", () => {
    const ended = {
      kind: "closed",
      outcome: "ended",
      endedAt: now,
      callerCall: "CA-caller",
      managerCall: "CA-manager",
      told: true,
      toEnd: [],
      managerListens: false,
      note: "none",
    } as const;
    expect(nextState(ended, onHold, after(transferLimits.releaseLeaseMs - 1))).to.equal(undefined);
    expect(nextState(ended, onHold, after(transferLimits.releaseLeaseMs))).to.deep.equal({ ...ended, toEnd: ["caller"] });
    expect(nextState({ ...ended, toEnd: ["caller"] }, onHold, after(60_000))).to.equal(undefined);
    expect(nextState({ ...ended, callerCall: undefined }, onHold, after(60_000))).to.equal(undefined);
  });
});
