import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { aTransfer, now, states } from "../../../test/support/transfer-situations.ts";
import { finish } from "./apply-event.ts";
import type { StoredTransfer } from "./transfer-store.ts";

const notNeeded = async (): Promise<never> => Promise.reject(new Error("not needed"));

const ended: StoredTransfer = {
  writeToken: "1",
  transfer: aTransfer({
    ...states.closed,
    callerCall: "CA1",
    managerCall: "CA2",
    managerListens: false,
    toEnd: ["caller", "manager"],
    note: "due",
  }),
};

describe("finish", () => {
  it("ends both legs and stores that before it fails with a bug that the message to the team met", async () => {
    const bug = new TypeError("a bug");
    const over: string[] = [];
    const saved: StoredTransfer["transfer"][] = [];
    const end = async (call: string): Promise<boolean> => {
      await sleep(20);
      over.push(call);
      return true;
    };
    const ports = {
      store: {
        saveTransfer: async ({ writeToken }: StoredTransfer, transfer: StoredTransfer["transfer"]) => {
          saved.push(transfer);
          return { transfer, writeToken };
        },
        findTransfer: notNeeded,
        findLedgers: notNeeded,
        findByIdentity: notNeeded,
        findOverdue: notNeeded,
        createTransfer: notNeeded,
        saveDial: notNeeded,
      },
      telephony: { dial: notNeeded, findCalls: notNeeded, endCall: end, dismiss: end, announceManager: notNeeded },
      noteMissedCall: async () => Promise.reject(bug),
      log: () => undefined,
    };
    const failure = await finish(ports, ended, now).catch((error: unknown) => error);
    expect(over).to.have.members(["CA1", "CA2"]);
    expect(saved.map(({ state }) => state)).to.deep.equal([{ ...ended.transfer.state, toEnd: [] }]);
    expect(failure).to.be.an("error").with.property("cause", bug);
  });
});
