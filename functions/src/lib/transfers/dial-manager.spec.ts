import { expect } from "chai";
import { aTransfer, now as arrivedAt } from "../../../test/support/transfer-situations.ts";
import { transferLimits } from "./limits.ts";
import { WriteConflict } from "../platform/core/write-conflict.ts";
import { dialManager } from "./dial-manager.ts";
import type { Telephony } from "./telephony.ts";
import type { StoredTransfer, TransferStore } from "./transfer-store.ts";
import type { Transfer } from "./transfer.ts";

const later = new Date(arrivedAt.getTime() + 10_000);

const deadline = new Date(arrivedAt.getTime() + transferLimits.waitingMs);
const transfer = aTransfer({ kind: "caller_waiting", callerCall: "CA-caller", deadline });

const notNeeded = async (): Promise<never> => {
  throw new Error("not needed");
};

/**
 * A store whose writes take this long, and a telephony service that accepts every call.
 *
 * @param stored what another process has made of the transfer since it was read
 */
const aDeployment = (writeMs: number, openCalls: readonly (readonly [string, Date])[] = [], stored?: Transfer, mayTalk = true) => {
  const done: string[] = [];
  let nowMs = arrivedAt.getTime();
  const save = async (found: StoredTransfer, next: Transfer): Promise<StoredTransfer> => {
    if (stored !== undefined && found.transfer !== stored) throw new WriteConflict();
    nowMs += writeMs;
    return { transfer: next, writeToken: String(nowMs) };
  };
  const ledger = { starts: [], last: undefined, writeToken: undefined };
  const store: TransferStore = {
    saveTransfer: save,
    saveDial: save,
    findLedgers: async () => ({
      caller: ledger,
      project: ledger,
      line: { ...ledger, last: stored },
      calls: { slots: new Map(openCalls), writeToken: undefined },
    }),
    findTransfer: async () => stored && { transfer: stored, writeToken: "stored" },
    findByIdentity: notNeeded,
    findOverdue: notNeeded,
    createTransfer: notNeeded,
  };
  const telephony: Telephony = {
    dial: async () => {
      done.push("dial");
      return { kind: "dial_accepted", call: "CA-manager" };
    },
    findCalls: notNeeded,
    endCall: notNeeded,
    dismiss: async (call) => {
      done.push(`dismiss ${call}`);
      return true;
    },
    announceManager: notNeeded,
  };
  const ports = {
    store,
    telephony,
    noteMissedCall: async () => true,
    maxCalls: () => 1,
    mayStillTalk: async () => mayTalk,
    log: () => undefined,
  };
  const dial = async () => (await dialManager(ports, { transfer, writeToken: "0" }, () => new Date(nowMs))).transfer.state;
  return { dial, done };
};

describe("dialManager", () => {
  it("calls as soon as the dial is reserved", async () => {
    const { dial, done } = aDeployment(transferLimits.reserveMs);
    expect(await dial()).to.include({ kind: "ringing", managerCall: "CA-manager" });
    expect(done).to.deep.equal(["dial"]);
  });

  it("does not call when the reservation took so long that others may have given it up", async () => {
    const { dial, done } = aDeployment(transferLimits.reserveMs + 1);
    expect(await dial()).to.deep.include({ kind: "closed", outcome: "failed", toEnd: [] });
    expect(done).to.deep.equal(["dismiss CA-caller"]);
  });

  it("does not call while the deployment makes as many calls as it may", async () => {
    const { dial, done } = aDeployment(0, [["another", new Date(arrivedAt.getTime() + 1)]]);
    expect(await dial()).to.deep.include({ kind: "closed", outcome: "over_limit", toEnd: [], note: "left" });
    expect(done).to.deep.equal(["dismiss CA-caller"]);
  });

  it("does not call for somebody who has lost the right to it meanwhile", async () => {
    const { dial, done } = aDeployment(0, [], undefined, false);
    expect(await dial()).to.deep.include({ kind: "closed", outcome: "not_permitted", toEnd: [] });
    expect(done).to.deep.equal(["dismiss CA-caller"]);
  });

  it("is not held up by a call whose end was never stored, when its time is over", async () => {
    expect(await aDeployment(0, [["another", arrivedAt]]).dial()).to.include({ kind: "ringing" });
  });

  it("is no obstacle to itself when another process has dialed for it", async () => {
    const dialing = { ...transfer, state: { kind: "dialing", callerCall: "CA-caller", reservedAt: arrivedAt, deadline: later } } as const;
    const { dial, done } = aDeployment(0, [], dialing);
    expect(await dial()).to.deep.equal(dialing.state);
    expect(done).to.deep.equal([]);
  });

  it("reserves so that the longest dial ends within its lease", () => {
    const { reserveMs, retryMs, requestMs, dialLeaseMs } = transferLimits;
    expect(reserveMs + retryMs + requestMs).to.be.at.most(dialLeaseMs);
  });
});
